import { Param, type PipeTransform } from '@nestjs/common';
import { problemException } from '../../../shared/infrastructure/http/problem-exception.js';

const asNumber: PipeTransform<string, number> = {
  transform: (value) => {
    if (/^[1-9]\d{0,5}$/.test(value)) return Number(value);
    throw problemException('VALIDATION_FAILED', `"${value}" in the path must be a number from 1.`);
  },
};

/** The number of a round or a table in the path. */
export const NumberParam = (name: string) => Param(name, asNumber);
