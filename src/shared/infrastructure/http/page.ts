import { ApiProperty } from '@nestjs/swagger';
import { IsUUID } from 'class-validator';
import { Optional } from './optional.js';
import { QueryNumber } from './query-number.js';

/** `?limit=`, the same for every list. */
export class LimitQuery {
  @QueryNumber(1, 200, { default: 50 })
  limit: number = 50;
}

/** `?limit=` and `?cursor=`. A cursor is the id of the last item seen. */
export class PageQuery extends LimitQuery {
  @ApiProperty({ required: false, description: 'nextCursor of the page before' })
  @Optional()
  @IsUUID()
  cursor?: string;
}

export interface Page<T> {
  readonly items: readonly T[];
  readonly nextCursor: string | null;
}

/** A page out of one row more than was asked for, so that no second query counts. */
export const pageOf = <T>(rows: readonly T[], limit: number, cursorOf: (row: T) => string | number): Page<T> =>
  rows.length > limit
    ? { items: rows.slice(0, limit), nextCursor: String(cursorOf(rows[limit - 1])) }
    : { items: rows, nextCursor: null };
