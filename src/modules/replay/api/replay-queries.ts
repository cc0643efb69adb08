import { ApiProperty, OmitType } from '@nestjs/swagger';
import { Transform, Type } from 'class-transformer';
import { IsDefined, IsIn, IsISO8601, IsString, IsUUID, Length, Matches, ValidateNested } from 'class-validator';
import { Optional } from '../../../shared/infrastructure/http/optional.js';
import { PageQuery } from '../../../shared/infrastructure/http/page.js';
import { MAX_SEQ, QueryNumber } from '../../../shared/infrastructure/http/query-number.js';
import type { Observer, Seat } from '../../gameplay/domain/engine/seat.js';
import { GROUPINGS, type Grouping, type Winner } from '../application/replay-library.js';
import { EXPORT_FORMATS, type ExportFormat } from '../application/tables/formats.js';
import { EXPORT_ROWS, type ExportRows } from '../application/tables/table.js';
import type { Wanted } from '../application/use-library.js';

const OBSERVERS: Readonly<Record<string, Observer>> = {
  '0': 0,
  '1': 1,
  SPECTATOR: 'SPECTATOR',
  OMNISCIENT: 'OMNISCIENT',
};

export class PerspectiveQuery {
  @ApiProperty({
    required: false,
    enum: Object.keys(OBSERVERS),
    default: 'OMNISCIENT',
    description: 'Through whose eyes',
  })
  @Optional()
  @Transform(({ value }) => OBSERVERS[String(value)] ?? 'UNKNOWN')
  @IsIn(Object.values(OBSERVERS), { message: `as must be one of ${Object.keys(OBSERVERS).join(', ')}` })
  as: Observer = 'OMNISCIENT';
}

export class FramesQuery extends PerspectiveQuery {
  @QueryNumber(1, MAX_SEQ, { default: 1, description: 'The first sequence number' })
  from?: number;

  @QueryNumber(1, MAX_SEQ, { description: 'The last sequence number' })
  to?: number;
}

export class OtherActionBody {
  @ApiProperty({ example: 'CONCEDE' })
  @IsDefined()
  type!: unknown;

  @ApiProperty({ required: false, example: {} })
  @Optional()
  data?: unknown;

  @ApiProperty({ required: false, enum: [0, 1], description: 'Whoever is to act, if it is not said' })
  @Optional()
  @IsIn([0, 1])
  seat?: Seat;
}

export class WhatIfBody {
  @ApiProperty({ required: false, type: OtherActionBody, description: 'Without it: only what is legal there' })
  @Optional()
  @ValidateNested()
  @Type(() => OtherActionBody)
  action?: OtherActionBody;
}

const WINNER = /^(0|1|none|[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})$/i;

const winnerOf = (text: string | undefined): Winner | undefined => {
  if (text === undefined) return undefined;
  if (text === '0' || text === '1') return Number(text) as Seat;
  return text.toLowerCase() === 'none' ? 'NOBODY' : { accountId: text };
};

/** Some years are ISO 8601 and yet no date that a database holds. */
const TIME = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d{1,6})?)?(Z|[+-]\d{2}:\d{2}))?$/;

/** A page of a list, and the fields by which matches are chosen. */
export class SelectionQuery extends PageQuery {
  @ApiProperty({ required: false })
  @Optional()
  @IsUUID()
  tournamentId?: string;

  @ApiProperty({ required: false, description: 'Over at this time or later' })
  @Optional()
  @IsISO8601({ strict: true })
  @Matches(TIME, { message: 'from must be a date, or a time with its zone' })
  from?: string;

  @ApiProperty({ required: false, description: 'Over before this time' })
  @Optional()
  @IsISO8601({ strict: true })
  @Matches(TIME, { message: 'to must be a date, or a time with its zone' })
  to?: string;
}

export class StatisticsQuery extends OmitType(SelectionQuery, ['limit', 'cursor'] as const) {
  @ApiProperty({ required: false, enum: GROUPINGS })
  @Optional()
  @IsIn(GROUPINGS)
  groupBy?: Grouping;
}

export class SearchQuery extends SelectionQuery {
  @ApiProperty({ required: false })
  @Optional()
  @IsString()
  @Length(1, 100)
  game?: string;

  @ApiProperty({ required: false, description: 'Who played in it' })
  @Optional()
  @IsUUID()
  accountId?: string;

  @ApiProperty({ required: false, description: 'A seat, "none", or an account' })
  @Optional()
  @Matches(WINNER, { message: 'winner must be 0, 1, none or the id of an account' })
  winner?: string;
}

export class ExportQuery extends OmitType(SearchQuery, ['limit', 'cursor'] as const) {
  @ApiProperty({ required: false, enum: EXPORT_ROWS, default: 'actions' })
  @Optional()
  @IsIn(EXPORT_ROWS)
  rows: ExportRows = 'actions';

  @ApiProperty({ required: false, enum: EXPORT_FORMATS, default: 'ndjson' })
  @Optional()
  @IsIn(EXPORT_FORMATS)
  format: ExportFormat = 'ndjson';
}

const utc = (time: string | undefined): string | undefined => time && new Date(time).toISOString();

type Chosen = Partial<Pick<SearchQuery, 'tournamentId' | 'from' | 'to' | 'game' | 'accountId' | 'winner'>>;

export const wantedBy = ({ tournamentId, from, to, game, accountId, winner }: Chosen): Wanted => ({
  tournamentId,
  from: utc(from),
  to: utc(to),
  game,
  accountId,
  winner: winnerOf(winner),
});
