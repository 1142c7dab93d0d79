import type { FastifyInstance } from 'fastify';
import type { Health } from '../health/check-health.ts';

interface Checks {
  readonly check: () => Promise<Health>;
  /** The server is about to stop and wants no more calls. */
  readonly isDraining: () => boolean;
}

/**
 * `/livez`: the process answers. `/readyz`: it can serve, i.e. its database answers and it is not about to stop; it tells besides whether the
 * storage answers and how full the disk is, which take nothing from the calls that need neither.
 */
export function addHealth(app: FastifyInstance, { check, isDraining }: Checks): void {
  const config = { access: 'public' as const, rateLimit: false };
  const ask = once(check);
  app.get('/livez', { config }, async () => ({ status: 'live' }));
  app.get('/readyz', { config }, async (_request, reply) => {
    const health = await ask();
    const status = isDraining() ? 'draining' : health.database === 'up' ? 'ready' : 'not ready';
    return reply
      .code(status === 'ready' ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status, ...health });
  });
  // Who holds a connection open learns that its next call goes elsewhere.
  app.addHook('onSend', async (_request, reply) => {
    if (isDraining()) reply.header('connection', 'close');
  });
}

/** Whoever asks while a check is under way waits for the same one: anybody may ask, and as often as they like. */
function once<T>(check: () => Promise<T>): () => Promise<T> {
  let underWay: Promise<T> | undefined;
  return () => (underWay ??= check().finally(() => (underWay = undefined)));
}
