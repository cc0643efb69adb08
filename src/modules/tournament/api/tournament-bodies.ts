import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsNumber,
  IsObject,
  IsString,
  Length,
  Max,
  Min,
  ValidateIf,
  ValidateNested,
} from 'class-validator';
import { Optional } from '../../../shared/infrastructure/http/optional.js';
import type { JsonObject } from '../../../shared/domain/json.js';
import {
  PROFILE_NAMES,
  TIE_BREAKER_CODES,
  type ProfileName,
  type TieBreakerCode,
} from '../domain/standings/profile.js';
import { DECK_VISIBILITIES, FORMAT_KINDS as KINDS, type DeckVisibility } from '../domain/tournament/settings.js';

class PhaseBody {
  @ApiProperty({ enum: KINDS, example: 'SWISS' })
  @IsIn(KINDS)
  kind!: (typeof KINDS)[number];

  @ApiProperty({ required: false, example: 5 })
  @Optional()
  @IsInt()
  @Min(1)
  @Max(100)
  rounds?: number;

  @ApiProperty({ required: false, enum: [2, 4, 8, 16, 32] })
  @Optional()
  @IsIn([2, 4, 8, 16, 32])
  topCut?: number;

  @ApiProperty({ required: false, enum: [1, 3, 5] })
  @Optional()
  @IsIn([1, 3, 5])
  bestOf?: number;

  @ApiProperty({ required: false })
  @Optional()
  @IsBoolean()
  thirdPlace?: boolean;

  @ApiProperty({ required: false, enum: [1, 2] })
  @Optional()
  @IsIn([1, 2])
  legs?: number;

  @ApiProperty({ required: false, description: 'How many go on to the next phase' })
  @Optional()
  @IsInt()
  @Min(2)
  @Max(100_000)
  advance?: number;
}

export class FormatBody extends PhaseBody {
  @ApiProperty({ required: false, enum: KINDS, example: 'SWISS' })
  @ValidateIf(({ phases }: FormatBody) => phases === undefined)
  @IsIn(KINDS)
  declare kind: (typeof KINDS)[number];

  @ApiProperty({ required: false, type: [PhaseBody] })
  @Optional()
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(10)
  @ValidateNested({ each: true })
  @Type(() => PhaseBody)
  phases?: PhaseBody[];
}

class ScoringBody {
  @ApiProperty({ example: 3 })
  @IsNumber()
  @Min(0)
  @Max(1000)
  win!: number;

  @ApiProperty({ example: 1 })
  @IsNumber()
  @Min(0)
  @Max(1000)
  draw!: number;

  @ApiProperty({ example: 0 })
  @IsNumber()
  @Min(0)
  @Max(1000)
  loss!: number;

  @ApiProperty({ example: 3 })
  @IsNumber()
  @Min(0)
  @Max(1000)
  bye!: number;
}

/** What a draft can change as well as be created with. */
class SettingsBody {
  @ApiProperty({ required: false, enum: PROFILE_NAMES })
  @Optional()
  @IsIn(PROFILE_NAMES)
  profile?: ProfileName;

  @ApiProperty({ required: false, example: {}, description: 'By the game’s options schema' })
  @Optional()
  @IsObject()
  gameOptions?: JsonObject;

  @ApiProperty({ required: false, example: { size: 60, maxCopies: 4 } })
  @Optional()
  @IsObject()
  deckRules?: JsonObject;

  @ApiProperty({ required: false, example: [], description: 'What an opening hand must hold; an option of the game' })
  @Optional()
  @IsArray()
  @ArrayMaxSize(10)
  @IsObject({ each: true })
  startGameRules?: JsonObject[];

  @ApiProperty({ required: false, type: ScoringBody })
  @Optional()
  @IsObject()
  @ValidateNested()
  @Type(() => ScoringBody)
  scoring?: ScoringBody;

  @ApiProperty({ required: false, enum: TIE_BREAKER_CODES, isArray: true })
  @Optional()
  @IsArray()
  @ArrayUnique()
  @IsIn(TIE_BREAKER_CODES, { each: true })
  tieBreakers?: TieBreakerCode[];

  @ApiProperty({ required: false, example: 64, description: 'Who comes later waits' })
  @Optional()
  @IsInt()
  @Min(2)
  @Max(100_000)
  maxEntrants?: number;

  @ApiProperty({ required: false, enum: DECK_VISIBILITIES })
  @Optional()
  @IsIn(DECK_VISIBILITIES)
  deckVisibility?: DeckVisibility;
}

export class CreateTournamentBody extends SettingsBody {
  @ApiProperty({ example: 'Friday Cup', minLength: 1, maxLength: 200 })
  @IsString()
  @Length(1, 200)
  name!: string;

  @ApiProperty({ example: 'azul' })
  @IsString()
  @Length(1, 100)
  game!: string;

  @ApiProperty({ type: FormatBody })
  @IsObject()
  @ValidateNested()
  @Type(() => FormatBody)
  format!: FormatBody;
}

export class ChangeTournamentBody extends SettingsBody {
  @ApiProperty({ required: false, example: 'Friday Cup', minLength: 1, maxLength: 200 })
  @Optional()
  @IsString()
  @Length(1, 200)
  name?: string;

  @ApiProperty({ required: false, example: 'azul' })
  @Optional()
  @IsString()
  @Length(1, 100)
  game?: string;

  @ApiProperty({ required: false, type: FormatBody })
  @Optional()
  @IsObject()
  @ValidateNested()
  @Type(() => FormatBody)
  format?: FormatBody;
}

export class ReasonBody {
  @ApiProperty({ required: false, example: 'The hall closes' })
  @Optional()
  @IsString()
  @Length(1, 1000)
  reason?: string;
}

export class CompleteBody extends ReasonBody {
  @ApiProperty({ required: false, description: 'End before all rounds are played' })
  @Optional()
  @IsBoolean()
  early?: boolean;
}
