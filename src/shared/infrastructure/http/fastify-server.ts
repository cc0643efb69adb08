import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import helmet from '@fastify/helmet';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { LogController, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { problem } from '../../application/problem.js';
import { isObject } from '../../domain/json.js';
import { Drain } from '../health/drain.js';
import { Metrics } from '../metrics/metrics.js';
import { hostileJson } from './hostile-json.js';
import { problemException } from './problem-exception.js';
import { rawProblem, sendProblem } from './problem-filter.js';

const BODY_LIMIT = 1_048_576;
const IMPORT_LIMIT = 33_554_432;
/** Takes the cards of a whole set, or of all. */
const CARDS_ROUTE = '/api/games/:game/cards/import';
/** The one route that takes a file instead of JSON. */
const IMPORT_ROUTE = '/api/tournaments/import';
const REQUEST_ID = /^[\w.-]{8,64}$/;

const requestId = (given: string | string[] | undefined): string =>
  typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID();

const unreadable = ({ code }: { readonly code?: string }) =>
  code === 'HPE_HEADER_OVERFLOW'
    ? problem('PAYLOAD_TOO_LARGE', 'The headers of the request are too large.')
    : problem('VALIDATION_FAILED', 'This is not a request that HTTP/1.1 can carry.');

/** Fastify tells at `info` where it listens, which the start tells in words. */
const withoutChatter = (logger: Logger): Logger =>
  logger.level === 'info' ? logger.child({}, { level: 'warn' }) : logger;

export const fastifyAdapter = (logger: Logger): FastifyAdapter =>
  new FastifyAdapter({
    bodyLimit: BODY_LIMIT,
    loggerInstance: withoutChatter(logger),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: ({ headers }: IncomingMessage) => requestId(headers['x-request-id']),
    routerOptions: { maxParamLength: 200, ignoreTrailingSlash: true },
    clientErrorHandler: (error, socket) => {
      if (socket.writable) socket.end(rawProblem(unreadable(error)));
      else socket.destroy();
    },
    frameworkErrors: (error: Error, _request: FastifyRequest, reply: FastifyReply) => {
      sendProblem(reply, problem('VALIDATION_FAILED', `The address cannot be read: ${error.message}`));
    },
  });

/** A body is a JSON object in which nothing lies in wait. */
const parseBody = (_request: FastifyRequest, text: string): unknown => {
  if (text === '') return {};
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw problemException('MALFORMED_JSON', `The body is not JSON: ${(error as Error).message}`);
  }
  if (!isObject(value)) throw problemException('VALIDATION_FAILED', 'The body must be a JSON object.');
  const hostile = hostileJson(value);
  if (hostile) throw problemException('VALIDATION_FAILED', `The body is refused: ${hostile}.`);
  return value;
};

const takeFile = ({ routeOptions }: FastifyRequest, text: string): string => {
  if (routeOptions.url !== IMPORT_ROUTE) throw problemException('UNSUPPORTED_MEDIA_TYPE', 'Send application/json.');
  return text;
};

const checkAddress = async ({ query, params }: FastifyRequest): Promise<void> => {
  const hostile = hostileJson(query) ?? hostileJson(params);
  if (hostile) throw problemException('VALIDATION_FAILED', `The address is refused: ${hostile}.`);
};

const countRequests = (fastify: FastifyInstance, metrics: Metrics, drain: Drain): void => {
  fastify.server.on('connection', (socket) => drain.connected(socket));
  fastify.addHook('onRequest', async (request, reply) => {
    drain.requestBegan();
    reply.raw.once('close', () => drain.requestEnded());
    reply.header('x-request-id', request.id);
  });
  fastify.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unknown';
    metrics.requestAnswered(request.method, route, reply.statusCode, reply.elapsedTime / 1000);
    request.log.debug({ method: request.method, route, status: reply.statusCode, ms: reply.elapsedTime }, 'answered');
  });
};

/** Headers, parsing and counting, the same for every route. */
export const prepareServer = async (app: NestFastifyApplication): Promise<void> => {
  const fastify = app.getHttpAdapter().getInstance() as unknown as FastifyInstance;
  fastify.removeAllContentTypeParsers();
  fastify.addHook('onRoute', (route) => {
    if (route.url === CARDS_ROUTE) route.bodyLimit = IMPORT_LIMIT;
  });
  fastify.addContentTypeParser(
    'application/json',
    { parseAs: 'string' },
    async (request: FastifyRequest, text: string) => parseBody(request, text),
  );
  fastify.addContentTypeParser(
    'application/xml',
    { parseAs: 'string', bodyLimit: IMPORT_LIMIT },
    async (request: FastifyRequest, text: string) => takeFile(request, text),
  );
  fastify.addHook('preValidation', async (request) => {
    request.body ??= {};
    await checkAddress(request);
  });
  fastify.get('/', (_request, reply) => reply.redirect('/api/docs'));
  countRequests(fastify, app.get(Metrics), app.get(Drain, { strict: false }));
  await app.register(helmet, {
    hsts: false,
    contentSecurityPolicy: {
      directives: {
        upgradeInsecureRequests: null,
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:'],
      },
    },
  });
};
