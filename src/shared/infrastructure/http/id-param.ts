import { Param, type PipeTransform } from '@nestjs/common';
import { validate } from 'uuid';
import { problemException } from './problem-exception.js';

const asId: PipeTransform<string, string> = {
  transform: (value) => {
    if (validate(value)) return value.toLowerCase();
    throw problemException('VALIDATION_FAILED', `"${value}" in the path must be a UUID.`);
  },
};

/** An id in the path. */
export const IdParam = (name = 'id') => Param(name, asId);
