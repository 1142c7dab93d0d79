import { createServer, type Server } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { TenantDatabase } from '../database/tenant-database.ts';

/** Counts and times of every endpoint, and the state of the pool, for Prometheus on a port of their own. */
export function createMetrics(app: FastifyInstance, database: TenantDatabase): Registry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const duration = new Histogram({
    name: 'http_request_seconds',
    help: 'Time of a request by endpoint and status',
    labelNames: ['endpoint', 'status'],
    buckets: [0.005, 0.02, 0.1, 0.5, 2, 10],
    registers: [registry],
  });
  // One for each institute, not for each of its endpoints: what Prometheus has to keep grows with their product.
  const used = new Counter({
    name: 'institute_request_seconds_total',
    help: 'Seconds that requests took, by the number of the institute',
    labelNames: ['institute'],
    registers: [registry],
  });
  const connections = new Gauge({
    name: 'database_connections',
    help: 'Connections of the pool by state',
    labelNames: ['state'],
    registers: [],
    collect() {
      for (const [state, count] of Object.entries(database.size())) this.set({ state }, count);
    },
  });
  registry.registerMetric(connections);
  app.addHook('onResponse', async (request, reply) => {
    duration.observe(
      { endpoint: request.routeOptions.config.endpoint ?? 'other', status: reply.statusCode },
      reply.elapsedTime / 1000,
    );
    const { instituteId } = (request.ctx as typeof request.ctx | undefined) ?? {};
    if (instituteId) used.inc({ institute: instituteId }, reply.elapsedTime / 1000);
  });
  return registry;
}

/** Serves `/metrics`; resolves when it listens. */
export function serveMetrics(registry: Registry, { host, port }: { host: string; port: number }): Promise<Server> {
  const server = createServer((request, response) => {
    if (request.url !== '/metrics') return void response.writeHead(404).end();
    void registry.metrics().then((text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text));
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => resolve(server));
  });
}
