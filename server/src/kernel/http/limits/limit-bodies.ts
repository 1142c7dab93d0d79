import type { FastifyInstance, FastifyRequest } from 'fastify';

interface BodyLimits {
  readonly usualMs: number;
  /** A call that may bring more than this brings a file. */
  readonly usualBytes: number;
}

const TIMES_FOR_FILES = 10;

const hasBody = ({ headers }: FastifyRequest) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/**
 * Ends a call whose body does not arrive in time: TOO_SLOW, and the connection is closed. Otherwise whoever sends a byte a minute would hold
 * a connection for as long as they like. A file, or a piece of one, has longer.
 */
export function limitBodies(app: FastifyInstance, { usualMs, usualBytes }: BodyLimits): void {
  const isFile = ({ headers, routeOptions }: FastifyRequest) =>
    (routeOptions.bodyLimit ?? usualBytes) > usualBytes || String(headers['content-type']).includes('octet-stream');
  app.addHook('preParsing', (request, reply, payload, done) => {
    if (!hasBody(request)) return done(null, payload);
    const tooLate = () => {
      if (payload.listenerCount('error') === 0) return void request.raw.destroy(); // nobody reads it any more
      reply.header('connection', 'close');
      reply.raw.once('finish', () => request.raw.destroy());
      payload.emit('error', Object.assign(new Error('the body did not arrive in time'), { statusCode: 408 }));
    };
    const timer = setTimeout(tooLate, isFile(request) ? usualMs * TIMES_FOR_FILES : usualMs);
    const isHere = () => clearTimeout(timer);
    payload.once('end', isHere).once('close', isHere);
    done(null, payload);
  });
}
