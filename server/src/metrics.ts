import { Gauge, type Registry } from 'prom-client';
import type { App } from './app.ts';
import { addEngineMetrics } from './kernel/forwarding/engine-metrics.ts';
import { countLateJobs } from './kernel/health/check-health.ts';
import { createMetrics } from './kernel/http/metrics.ts';

/** Everything that `/metrics` tells of this process. */
export function allMetrics({ server, runtime, loop }: App): Registry {
  const registry = createMetrics(server, runtime.database);
  addEngineMetrics(registry, runtime.engine);
  loop.addTo(registry);
  registry.registerMetric(
    new Gauge({
      name: 'jobs_late',
      help: 'Jobs of the whole installation that nobody began for five minutes after their time',
      registers: [],
      async collect() {
        this.set(await countLateJobs(runtime.staff).catch(() => 0)); // a database that is away has an alarm of its own
      },
    }),
  );
  return registry;
}
