import { Gauge, type Registry } from 'prom-client';
import type { EngineStats, LiveEngine } from './live-engine.ts';

const NOTHING: EngineStats = { rooms: 0, feeds: 0, viewers: 0, packetsIn: 0, packetsOut: 0, memoryMb: 0 };

/** How the engine of live classes does: whether it runs, how often it died, and what it holds. */
export function addEngineMetrics(registry: Registry, engine: LiveEngine): void {
  const health = new Gauge({
    name: 'live_engine_state',
    help: '1 for the state of the engine: idle (not needed yet), up, down, absent (this machine cannot run it)',
    labelNames: ['state'],
    registers: [],
    collect() {
      const { state } = engine.health();
      for (const one of ['idle', 'up', 'down', 'absent']) this.set({ state: one }, one === state ? 1 : 0);
    },
  });
  const restarts = new Gauge({
    name: 'live_engine_restarts',
    help: 'How often the engine was started again',
    registers: [],
    collect() {
      this.set(engine.health().restarts);
    },
  });
  const held = new Gauge({
    name: 'live_engine_holds',
    help: 'Rooms, feeds and viewers of the engine, packets in and out since it began, and its memory in MB',
    labelNames: ['what'],
    registers: [],
    async collect() {
      const stats = engine.health().state === 'up' ? await engine.stats().catch(() => NOTHING) : NOTHING;
      for (const [what, count] of Object.entries(stats)) this.set({ what }, count);
    },
  });
  for (const one of [health, restarts, held]) registry.registerMetric(one);
}
