import { Counter, type Registry } from 'prom-client';
import type { Block } from './watch-loop.ts';

export interface LoopMetrics {
  readonly count: (block: Block) => void;
  readonly addTo: (registry: Registry) => void;
}

/** Counts blocks of the event loop for Prometheus. How late it is as a rule, `nodejs_eventloop_lag_p99_seconds`, is among the defaults of Node. */
export function loopMetrics(): LoopMetrics {
  const blocks = new Counter({
    name: 'event_loop_blocks_total',
    help: 'Times that one piece of code held up all others for more than 200 ms, by the endpoints and jobs that were under way',
    labelNames: ['during'],
    registers: [],
  });
  const blocked = new Counter({
    name: 'event_loop_blocked_seconds_total',
    help: 'Seconds that these blocks lasted',
    registers: [],
  });
  return {
    count: ({ ms, during }) => {
      blocked.inc(ms / 1000);
      for (const name of during.length > 0 ? during : ['other']) blocks.inc({ during: name });
    },
    addTo: (registry) => {
      registry.registerMetric(blocks);
      registry.registerMetric(blocked);
    },
  };
}
