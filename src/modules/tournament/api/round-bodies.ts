import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsObject,
  IsString,
  IsUUID,
  Length,
  Max,
  Min,
  ValidateBy,
  ValidateIf,
  ValidateNested,
} from 'class-validator';
import { Optional } from '../../../shared/infrastructure/http/optional.js';
import { LimitQuery } from '../../../shared/infrastructure/http/page.js';
import { MAX_SEQ, QueryNumber } from '../../../shared/infrastructure/http/query-number.js';
import { validate as isUuid } from 'uuid';
import type { Pair } from '../domain/pairing/swiss-input.js';
import type { MatchResult } from '../domain/standings/results.js';

const CLOCK_ACTIONS = ['START', 'PAUSE', 'EXTEND'] as const;
const DAY = 86_400;

export class DraftRoundBody {
  @ApiProperty({ required: false, description: 'Publish at once' })
  @Optional()
  @IsBoolean()
  publish?: boolean;
}

const isPair = (value: unknown): value is Pair =>
  Array.isArray(value) && value.length === 2 && isUuid(value[0]) && (value[1] === null || isUuid(value[1]));

const IsPairs = () =>
  ValidateBy({
    name: 'isPairs',
    validator: {
      validate: (value: unknown) => Array.isArray(value) && value.length <= 50_000 && value.every(isPair),
      defaultMessage: () => 'pairings must be a list of [entrantId, entrantId | null]',
    },
  });

export class RepairRoundBody {
  @ApiProperty({ type: 'array', items: { type: 'array', items: { type: 'string', nullable: true } } })
  @IsPairs()
  pairings!: Pair[];

  @ApiProperty({ example: 'They came in one car' })
  @IsString()
  @Length(1, 1000)
  reason!: string;
}

export class ClockBody {
  @ApiProperty({ enum: CLOCK_ACTIONS })
  @IsIn(CLOCK_ACTIONS)
  action!: (typeof CLOCK_ACTIONS)[number];

  @ApiProperty({ required: false, example: 3000 })
  @Optional()
  @IsInt()
  @Min(-DAY)
  @Max(DAY)
  seconds?: number;
}

export class ResultBody {
  @ApiProperty({ nullable: true, type: String, description: 'Null for a draw or a double loss' })
  @ValidateIf(({ winner, doubleLoss }: ResultBody) => winner !== null && !(winner === undefined && doubleLoss === true))
  @IsUUID()
  winner!: string | null;

  @ApiProperty({ required: false })
  @Optional()
  @IsBoolean()
  doubleLoss?: boolean;

  @ApiProperty({
    required: false,
    type: [Number],
    example: [2, 1, 0],
    description: 'Won by the first, the second, drawn',
  })
  @Optional()
  @IsArray()
  @ArrayMinSize(3)
  @ArrayMaxSize(3)
  @IsInt({ each: true })
  @Min(0, { each: true })
  @Max(99, { each: true })
  games?: [number, number, number];
}

export const resultOf = ({ winner, doubleLoss, games }: ResultBody): MatchResult => ({
  winner: winner ?? null,
  doubleLoss: doubleLoss ?? false,
  games: games ?? null,
});

export class CorrectionBody {
  @ApiProperty({ example: true, description: 'Only tell what would change' })
  @IsBoolean()
  preview!: boolean;

  @ApiProperty({ example: 'The slip was misread' })
  @IsString()
  @Length(1, 1000)
  reason!: string;

  @ApiProperty({ example: 1 })
  @IsInt()
  @Min(1)
  round!: number;

  @ApiProperty({ example: 1 })
  @IsInt()
  @Min(1)
  table!: number;

  @ApiProperty({ type: ResultBody })
  @IsObject()
  @ValidateNested()
  @Type(() => ResultBody)
  result!: ResultBody;
}

const MODES = ['PUBLISHED', 'CORRECTED'] as const;

export class RoundQuery {
  @QueryNumber(0, 100_000, { description: 'The last published round' })
  round?: number;
}

export class StandingsQuery extends RoundQuery {
  @ApiProperty({ required: false, enum: MODES, default: 'CORRECTED' })
  @Optional()
  @IsIn(MODES)
  as?: (typeof MODES)[number];
}

export class LogQuery extends LimitQuery {
  @QueryNumber(0, MAX_SEQ, { default: 0 })
  after: number = 0;
}

export class ImportQuery {
  @ApiProperty({ required: false, default: 'pokemon-tcg' })
  @Optional()
  @IsString()
  @Length(1, 100)
  game: string = 'pokemon-tcg';
}
