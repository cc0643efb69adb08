import { ApiProperty } from '@nestjs/swagger';
import { Transform, Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  Equals,
  IsArray,
  IsDefined,
  IsIn,
  IsInt,
  IsObject,
  IsString,
  IsUUID,
  Length,
  Max,
  Min,
  ValidateIf,
  ValidateNested,
} from 'class-validator';
import { Optional } from '../../../shared/infrastructure/http/optional.js';
import { LimitQuery, PageQuery } from '../../../shared/infrastructure/http/page.js';
import { MAX_SEQ, QueryNumber } from '../../../shared/infrastructure/http/query-number.js';
import type { AccountId } from '../../../shared/domain/ids.js';
import { MATCH_STATES, type MatchState } from '../../gameplay/domain/engine/game.js';
import type { Observer } from '../../gameplay/domain/engine/seat.js';

const MAX_PLAN = 50;

const lowerCase = ({ value }: { value: unknown }): unknown => (typeof value === 'string' ? value.toLowerCase() : value);

export class CreateMatchBody {
  @ApiProperty({ required: false, description: 'For staff: the tournament the match belongs to' })
  @ValidateIf(({ casual, game }: CreateMatchBody) => casual === undefined && game === undefined)
  @IsUUID()
  @Transform(lowerCase)
  tournamentId?: string;

  @ApiProperty({ required: false, example: 'azul', description: 'For players, with casual' })
  @ValidateIf(({ casual }: CreateMatchBody) => casual !== undefined)
  @IsString()
  @Length(1, 100)
  game?: string;

  @ApiProperty({ required: false, example: true })
  @Optional()
  @Equals(true)
  casual?: true;

  @ApiProperty({ required: false, example: {}, description: 'By the game’s options schema' })
  @Optional()
  @IsObject()
  options?: object;
}

export class JoinBody {
  @ApiProperty({ required: false, description: 'Whom staff seat; players seat themselves' })
  @Optional()
  @IsUUID()
  @Transform(lowerCase)
  accountId?: AccountId;

  @ApiProperty({ required: false, description: 'One’s own deck or a ready one, where the game uses decks' })
  @Optional()
  @IsString()
  @Length(1, 100)
  deckId?: string;
}

export class SubmitActionBody {
  @ApiProperty({ example: '0a0b0c0d-0000-4000-8000-000000000001', description: 'A UUID that names this command' })
  @IsUUID()
  @Transform(lowerCase)
  commandId!: string;

  @ApiProperty({ example: 'CONCEDE' })
  @IsString()
  @Length(1, 100)
  type!: string;

  @ApiProperty({ required: false, example: {}, description: 'By the action’s dataSchema' })
  @Optional()
  data?: unknown;

  @ApiProperty({ required: false, enum: [0, 1], description: 'Must be the caller’s own, if named' })
  @Optional()
  @IsIn([0, 1])
  seat?: number;

  @ApiProperty({ required: false, example: 2, description: 'Refuse unless the match stands here' })
  @Optional()
  @IsInt()
  @Min(0)
  @Max(MAX_SEQ)
  expectedSeq?: number;
}

export class PlannedActionBody {
  @ApiProperty({ example: 'CONCEDE' })
  @IsDefined()
  type!: unknown;

  @ApiProperty({ required: false, example: {} })
  @Optional()
  data?: unknown;
}

export class ValidatePlanBody {
  @ApiProperty({ type: [PlannedActionBody], maxItems: MAX_PLAN })
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(MAX_PLAN)
  @ValidateNested({ each: true })
  @Type(() => PlannedActionBody)
  actions!: PlannedActionBody[];
}

export class CancelBody {
  @ApiProperty({ example: 'The table fell over', minLength: 1, maxLength: 500 })
  @IsString()
  @Length(1, 500)
  reason!: string;
}

export class ListMatchesQuery extends PageQuery {
  @ApiProperty({ required: false })
  @Optional()
  @IsUUID()
  tournamentId?: string;

  @ApiProperty({ required: false, enum: MATCH_STATES })
  @Optional()
  @IsIn(MATCH_STATES)
  state?: MatchState;

  @ApiProperty({ required: false })
  @Optional()
  @IsUUID()
  accountId?: string;
}

const OBSERVERS: Readonly<Record<string, Observer>> = {
  '0': 0,
  '1': 1,
  SPECTATOR: 'SPECTATOR',
  OMNISCIENT: 'OMNISCIENT',
};

export class ViewQuery {
  @ApiProperty({ required: false, enum: Object.keys(OBSERVERS), description: 'Through whose eyes (ADMIN)' })
  @Optional()
  @Transform(({ value }) => OBSERVERS[String(value)] ?? 'UNKNOWN')
  @IsIn(Object.values(OBSERVERS), { message: `as must be one of ${Object.keys(OBSERVERS).join(', ')}` })
  as?: Observer;
}

export class HistoryQuery extends LimitQuery {
  @QueryNumber(0, MAX_SEQ, { default: 0, description: 'Only what came after this sequence number' })
  after?: number;

  @QueryNumber(0, MAX_SEQ, { description: 'nextCursor of the page before; the same as after' })
  cursor?: number;
}
