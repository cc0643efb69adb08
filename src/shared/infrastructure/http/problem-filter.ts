import { STATUS_CODES } from 'node:http';
import { Catch, HttpException, Logger, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isProblemCode, problem, type Problem, type ProblemCode } from '../../application/problem.js';
import { isDatabaseGone } from '../database/errors.js';
import { ProblemException } from './problem-exception.js';
import { PROBLEM_STATUS } from './problem-status.js';

const BY_STATUS: Readonly<Record<number, ProblemCode>> = {
  400: 'VALIDATION_FAILED',
  401: 'UNAUTHENTICATED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  405: 'METHOD_NOT_ALLOWED',
  406: 'NOT_ACCEPTABLE',
  413: 'PAYLOAD_TOO_LARGE',
  414: 'PAYLOAD_TOO_LARGE',
  415: 'UNSUPPORTED_MEDIA_TYPE',
  429: 'RATE_LIMITED',
  431: 'PAYLOAD_TOO_LARGE',
  503: 'NOT_READY',
};

const statusOf = (error: unknown): number | undefined => {
  if (error instanceof HttpException) return error.getStatus();
  const status = (error as { statusCode?: unknown }).statusCode;
  return typeof status === 'number' ? status : undefined;
};

export const toProblem = (error: unknown): Problem | null => {
  if (error instanceof ProblemException) return error.problem;
  if (isDatabaseGone(error)) return problem('NOT_READY', 'The database cannot be reached just now. Try again soon.');
  const named = (error as { code?: unknown }).code;
  if (isProblemCode(named)) return problem(named, (error as Error).message);
  const code = BY_STATUS[statusOf(error) ?? 500];
  if (code === 'UNSUPPORTED_MEDIA_TYPE')
    return problem(code, 'Send JSON, with the header Content-Type: application/json.');
  return code ? problem(code, (error as Error).message) : null;
};

const MEDIA_TYPE = 'application/problem+json; charset=utf-8';

const written = ({ code, detail, extra }: Problem): { status: number; text: string } => {
  const name = typeof code === 'string' ? code : code.rule;
  const status = typeof code === 'string' ? PROBLEM_STATUS[code] : 400;
  const members = { type: `/api/docs#${name}`, title: STATUS_CODES[status], status, code: name, detail, ...extra };
  return { status, text: JSON.stringify(members) };
};

export const sendProblem = (reply: FastifyReply, refusal: Problem): FastifyReply => {
  const { status, text } = written(refusal);
  return reply.status(status).header('content-type', MEDIA_TYPE).send(text);
};

/** A whole HTTP answer, for a connection on which no request could be made out. */
export const rawProblem = (refusal: Problem): string => {
  const { status, text } = written(refusal);
  return [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Connection: close',
    `Content-Type: ${MEDIA_TYPE}`,
    `Content-Length: ${Buffer.byteLength(text)}`,
    '',
    text,
  ].join('\r\n');
};

/** Everything that goes wrong leaves as problem details (RFC 9457); what nobody foresaw is logged and says no more. */
@Catch()
export class ProblemFilter implements ExceptionFilter {
  private readonly logger = new Logger('Problem');

  catch(error: unknown, host: ArgumentsHost) {
    const request = host.switchToHttp().getRequest<FastifyRequest>();
    const reply = host.switchToHttp().getResponse<FastifyReply>();
    const known = toProblem(error);
    if (!known) this.logger.error(`${request.method} ${request.routeOptions?.url ?? request.url}`, error as Error);
    if (reply.sent || reply.raw.headersSent) return reply.raw.destroy();
    return sendProblem(reply, known ?? problem('INTERNAL_ERROR', `This is our fault. Quote request ${request.id}.`));
  }
}
