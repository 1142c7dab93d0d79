import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import formbody from '@fastify/formbody';
import cookie from '@fastify/cookie';
import rateLimit from '@fastify/rate-limit';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { Refusal } from '../errors.ts';
import { noteRequests } from '../event-loop/under-way.ts';
import { type Log, redactAddress } from '../log/log.ts';
import { networkOf } from './network-of.ts';
import { limitBodies } from './limits/limit-bodies.ts';
import { limitWritten } from './limits/limit-written.ts';
import { answerRefusals } from './refusals.ts';
import { securityHeaders } from './security-headers.ts';

export interface ServerOptions {
  readonly log: Log;
  /** Networks whose X-Forwarded-* headers count. */
  readonly trustedProxies: readonly string[];
  readonly requestsPerMinute: RequestLimits;
  /** Milliseconds in which a body has to be here; one that is a file has ten times as long. Default 30 seconds. */
  readonly bodyMs?: number;
  /** Other origins to which a form of ours may go. */
  readonly formTargets?: readonly string[];
}

/**
 * Requests in a minute. Who is signed in counts for himself: a class of sixty that begins a test behind one address of its school is sixty
 * people. A network counts for whoever is not signed in. Files of the app, and what has a signed address, do not count: to refuse them
 * costs as much as to send them.
 */
export interface RequestLimits {
  readonly person: number;
  readonly network: number;
}

/** For a year, and for this host alone: what else an institute has under its domain is its own. */
const HTTPS_ONLY = 'max-age=31536000';
const BODY_BYTES = 1_000_000;
const BODY_MS = 30_000;

const filesOfApp = /^\/(?:static|assets|brand|app-icons)\//;

/** A bare server with what every route needs: headers, forms, cookies, limits, refusals. Routes come from the domains. */
export async function createServer(options: ServerOptions): Promise<FastifyInstance> {
  const app = Fastify({
    loggerInstance: options.log,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: options.trustedProxies.length > 0 ? [...options.trustedProxies] : false,
    bodyLimit: BODY_BYTES,
    // The end of all patience, for what is read past the parsers: a piece of an upload.
    requestTimeout: 900_000,
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 200 },
    serializerOpts: { rounding: 'trunc' },
  }) as unknown as FastifyInstance;
  answerRefusals(app);
  noteRequests(app);
  limitBodies(app, { usualMs: options.bodyMs ?? BODY_MS, usualBytes: BODY_BYTES });
  const protection = await securityHeaders(options.formTargets);
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(protection);
    if (request.protocol === 'https') reply.header('strict-transport-security', HTTPS_ONLY);
    done();
  });
  // Quality 4: nearly as small as the best, at the price of gzip.
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    threshold: 2048,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  });
  await app.register(formbody, { bodyLimit: 20_000 });
  await app.register(cookie);
  await app.register(rateLimit, {
    max: ({ ctx }) => options.requestsPerMinute[ctx?.actor ? 'person' : 'network'],
    timeWindow: 60_000,
    keyGenerator: ({ ctx, ip }) => ctx?.actor?.accountId ?? networkOf(ip),
    allowList: ({ url }) => filesOfApp.test(url),
    errorResponseBuilder: (_request, { ttl }) => new Refusal('TOO_MANY_REQUESTS', { seconds: Math.ceil(ttl / 1000) }),
  });
  app.addContentTypeParser(
    ['application/octet-stream', 'text/csv', 'image/*'],
    { parseAs: 'buffer' },
    (_request, body, done) => done(null, body),
  );
  limitWritten(app);
  logAnswers(app);
  return app;
}

/** One line for each answer, without the secrets of its address. */
function logAnswers(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    request.log.info(
      {
        method: request.method,
        url: redactAddress(request.url),
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
        endpoint: request.routeOptions.config.endpoint,
      },
      'answered',
    );
  });
}
