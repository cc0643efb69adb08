import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsInt, Max, Min } from 'class-validator';
import { Optional } from './optional.js';

/** As far as the numbers of a history go. */
export const MAX_SEQ = 2_147_483_647;

/** A whole number in the query that may be left out. */
export const QueryNumber = (
  minimum: number,
  maximum: number,
  said: { readonly default?: number; readonly description?: string } = {},
) =>
  applyDecorators(
    ApiProperty({ required: false, minimum, maximum, ...said }),
    Optional(),
    Type(() => Number),
    IsInt(),
    Min(minimum),
    Max(maximum),
  );
