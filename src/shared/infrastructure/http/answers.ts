import { STATUS_CODES } from 'node:http';
import { applyDecorators } from '@nestjs/common';
import { ApiResponse } from '@nestjs/swagger';
import type { ProblemCode } from '../../application/problem.js';
import { PROBLEM_STATUS } from './problem-status.js';

/** The problems that any route may answer. */
const EVERYWHERE: readonly ProblemCode[] = ['VALIDATION_FAILED', 'UNAUTHENTICATED', 'FORBIDDEN', 'RATE_LIMITED'];

const problemAnswer = (status: number, codes: readonly ProblemCode[]) =>
  ApiResponse({
    status,
    description: codes.join(', '),
    content: {
      'application/problem+json': {
        example: { type: `/api/docs#${codes[0]}`, title: STATUS_CODES[status], status, code: codes[0], detail: '…' },
      },
    },
  });

/** Describes a route's answer by example, and the problems it can answer, in OpenAPI. */
export const Answers = (status: number, description: string, example?: unknown, ...problems: ProblemCode[]) => {
  const codes = [...EVERYWHERE, ...problems];
  const statuses = [...new Set(codes.map((code) => PROBLEM_STATUS[code]))];
  return applyDecorators(
    ApiResponse({
      status,
      description,
      ...(example === undefined ? {} : { content: { 'application/json': { example } } }),
    }),
    ...statuses.map((each) =>
      problemAnswer(
        each,
        codes.filter((code) => PROBLEM_STATUS[code] === each),
      ),
    ),
  );
};
