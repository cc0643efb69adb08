import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
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

const KINDS = ['SWISS', 'SINGLE_ELIMINATION', 'DOUBLE_ELIMINATION', 'ROUND_ROBIN'] as const;

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
  @ValidateNested({ each: true })
  @Type(() => PhaseBody)
  phases?: PhaseBody[];
}

export class CreateTournamentBody {
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

  @ApiProperty({ required: false, example: {}, description: 'By the game’s options schema' })
  @Optional()
  @IsObject()
  gameOptions?: JsonObject;

  @ApiProperty({ required: false, example: {} })
  @Optional()
  @IsObject()
  deckRules?: JsonObject;
}
