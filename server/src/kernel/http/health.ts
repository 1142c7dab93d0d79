import type { FastifyInstance } from 'fastify';
import type { Health } from '../health/check-health.ts';

/**
 * `/livez`: the process answers. `/readyz`: it can serve, i.e. its database answers; it tells besides whether the storage answers and how full
 * the disk is, which take nothing from the calls that need neither.
 */
export function addHealth(app: FastifyInstance, check: () => Promise<Health>): void {
  const config = { access: 'public' as const, rateLimit: false };
  const ask = once(check);
  app.get('/livez', { config }, async () => ({ status: 'live' }));
  app.get('/readyz', { config }, async (_request, reply) => {
    const health = await ask();
    const status = health.database === 'up' ? 'ready' : 'not ready';
    return reply
      .code(status === 'ready' ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status, ...health });
  });
}

/** Whoever asks while a check is under way waits for the same one: anybody may ask, and as often as they like. */
function once<T>(check: () => Promise<T>): () => Promise<T> {
  let underWay: Promise<T> | undefined;
  return () => (underWay ??= check().finally(() => (underWay = undefined)));
}
