import type { FastifyInstance } from 'fastify';

/** `/livez`: the process answers. `/readyz`: it can serve, i.e. its database answers and it is not stopping. */
export function addHealth(app: FastifyInstance, isReady: () => Promise<boolean>): void {
  const config = { access: 'public' as const, rateLimit: false };
  app.get('/livez', { config }, async () => ({ status: 'live' }));
  app.get('/readyz', { config }, async (_request, reply) => {
    const ready = await isReady().catch(() => false);
    return reply.code(ready ? 200 : 503).send({ status: ready ? 'ready' : 'not ready' });
  });
}
