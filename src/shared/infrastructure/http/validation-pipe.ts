import { ValidationPipe, type ValidationError } from '@nestjs/common';
import { problemException } from './problem-exception.js';

const sentences = (errors: readonly ValidationError[], path = ''): string[] =>
  errors.flatMap(({ property, constraints = {}, children = [] }) => {
    const field = path === '' ? property : `${path}.${property}`;
    const own = Object.values(constraints).map((sentence) =>
      sentence.startsWith(property) ? `${path === '' ? '' : `${path}.`}${sentence}` : sentence,
    );
    return [...own, ...sentences(children, field)];
  });

/** Every body and query is checked by its class; what is unknown is refused by name. */
export const validationPipe = (): ValidationPipe =>
  new ValidationPipe({
    transform: true,
    whitelist: true,
    forbidNonWhitelisted: true,
    stopAtFirstError: false,
    validationError: { target: false, value: false },
    exceptionFactory: (errors) => {
      const violations = sentences(errors);
      return problemException('VALIDATION_FAILED', `${violations.join('. ')}.`, { violations });
    },
  });
