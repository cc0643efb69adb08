import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsInt, IsUUID, Max, Min } from 'class-validator';
import { Optional } from './optional.js';

/** `?limit=` and `?cursor=`, the same for every list. A cursor is the id of the last item seen. */
export class PageQuery {
  @ApiProperty({ required: false, minimum: 1, maximum: 200, default: 50 })
  @Optional()
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(200)
  limit: number = 50;

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
