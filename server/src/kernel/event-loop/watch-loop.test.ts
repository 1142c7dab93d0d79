import Fastify from 'fastify';
import { Registry } from 'prom-client';
import { afterEach, expect, it } from 'vitest';
import { createLog } from '../log/log.ts';
import { loopMetrics } from './loop-metrics.ts';
import { begin, noteRequests } from './under-way.ts';
import { type Block, logBlock, watchLoop } from './watch-loop.ts';

const stops: (() => void)[] = [];
afterEach(() => stops.splice(0).forEach((stop) => stop()));

/** Blocks of more than 200 ms, as they are told. */
function watched(): Block[] {
  const told: Block[] = [];
  stops.push(watchLoop((block) => told.push(block)).stop);
  return told;
}

/** Lets everybody else have their turn, timers too. */
const turn = () => new Promise((resolve) => setTimeout(resolve, 1));

/** Holds the event loop. */
function hold(ms: number): void {
  const until = performance.now() + ms;
  while (performance.now() < until);
}

it('tells of a request that holds up all others, by the name of its endpoint', async () => {
  const told = watched();
  const app = Fastify();
  noteRequests(app);
  app.get('/slow', { config: { endpoint: 'questions.slow' } }, async () => {
    hold(400);
    return 'done';
  });
  await app.inject('/slow');
  await expect.poll(() => told).toHaveLength(1);
  expect(told[0]!.ms).toBeGreaterThanOrEqual(350);
  expect(told[0]!.cpuMs).toBeGreaterThan(0);
  expect(told[0]!.during).toContain('questions.slow');
  await app.close();
});

it('tells nothing of work that lets go in between', async () => {
  const told = watched();
  const end = begin('media.store');
  for (let piece = 0; piece < 30; piece++) {
    hold(15);
    await turn();
  }
  end();
  // A machine that is busy elsewhere may have stopped us, but then the processor was not ours.
  expect(told.filter(({ cpuMs }) => cpuMs > 200)).toEqual([]);
});

it('writes one line into the log and counts for Prometheus', async () => {
  const lines: string[] = [];
  const block = { ms: 412, cpuMs: 400, during: ['questions.saveQuestion'] };
  logBlock(createLog('warn', { write: (line) => void lines.push(line) }))(block);
  expect(JSON.parse(lines.join(''))).toMatchObject({ ...block, level: 40, msg: 'the event loop was blocked' });
  const metrics = loopMetrics();
  const registry = new Registry();
  metrics.addTo(registry);
  metrics.count(block);
  metrics.count({ ...block, during: [] });
  const text = await registry.metrics();
  expect(text).toContain('event_loop_blocks_total{during="questions.saveQuestion"} 1');
  expect(text).toContain('event_loop_blocks_total{during="other"} 1');
  expect(text).toContain('event_loop_blocked_seconds_total 0.824');
});
