import { HttpException } from '@nestjs/common';
import { problem, type Problem, type ProblemCode } from '../../application/problem.js';
import type { Result } from '../../domain/result.js';
import { PROBLEM_STATUS } from './problem-status.js';

/** Carries a use case's refusal out through the framework; the filter writes it as problem details. */
export class ProblemException extends HttpException {
  constructor(readonly problem: Problem) {
    super(problem.detail, typeof problem.code === 'string' ? PROBLEM_STATUS[problem.code] : 400);
  }
}

export const problemException = (code: ProblemCode, detail: string, extra?: Record<string, unknown>) =>
  new ProblemException(problem(code, detail, extra));

/** The value of a result, or its problem thrown towards the filter. */
export const present = <T>(result: Result<T, Problem>): T => {
  if (!result.ok) throw new ProblemException(result.error);
  return result.value;
};
