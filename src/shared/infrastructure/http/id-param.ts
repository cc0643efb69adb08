import { Param, type PipeTransform } from '@nestjs/common';
import { ApiParam } from '@nestjs/swagger';
import { validate } from 'uuid';
import { problemException } from './problem-exception.js';

const asId: PipeTransform<string, string> = {
  transform: (value) => {
    if (validate(value)) return value.toLowerCase();
    throw problemException('VALIDATION_FAILED', `"${value}" in the path must be a UUID.`);
  },
};

/** An id in the path. Its type is branded, so OpenAPI has to be told of it. */
export const IdParam =
  (name = 'id'): ParameterDecorator =>
  (controller, route, index) => {
    Param(name, asId)(controller, route, index);
    const method = Object.getOwnPropertyDescriptor(controller, route!)!;
    ApiParam({ name, schema: { type: 'string', format: 'uuid' } })(controller, route!, method);
  };
