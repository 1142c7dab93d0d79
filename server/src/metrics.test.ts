import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { allMetrics } from './metrics.ts';
import { testWorld } from './testing/index.ts';

const read = (name: string) =>
  readFileSync(fileURLToPath(new URL(`../../deploy/monitoring/${name}`, import.meta.url)), 'utf8');

/** Words of PromQL that are no names of ours. */
const words = new Set(
  'sum by le rate histogram_quantile topk max increase status endpoint during institute state what instance up job'.split(
    ' ',
  ),
);

/** Every metric that an expression names, without its labels, times and texts. */
function namesIn(expression: string): string[] {
  const bare = expression.replaceAll(/\{[^}]*\}|\[[^\]]*\]|"[^"]*"|\bby\s*\([^)]*\)/g, ' ');
  return [...bare.matchAll(/[a-z_]\w*/gi)]
    .map(([name]) => name)
    .filter((name) => !words.has(name) && !/^e\d+$/.test(name));
}

it('every metric that the dashboard and the alarms name is one that the server gives', async () => {
  const world = await testWorld();
  const told = await allMetrics({ ...world.app, server: Fastify() }).metrics();
  const known = new Set(
    [...told.matchAll(/^# TYPE (\S+) (\w+)$/gm)].flatMap(([, name, type]) =>
      type === 'histogram' ? [`${name}_bucket`, `${name}_sum`, `${name}_count`] : [name!],
    ),
  );

  const { panels } = JSON.parse(read('dashboard.json')) as { panels: { targets: { expr: string }[] }[] };
  const drawn = panels.flatMap(({ targets }) => targets.flatMap(({ expr }) => namesIn(expr)));
  const alarms = [...read('alerts.yml').matchAll(/^\s*expr: (.*)$/gm)].flatMap(([, expr]) => namesIn(expr!));
  expect(panels.length).toBeGreaterThanOrEqual(8);
  expect(alarms.length).toBeGreaterThanOrEqual(7);
  expect([...new Set([...drawn, ...alarms])].filter((name) => !known.has(name))).toEqual([]);
  expect(namesIn('rate(no_such_metric{a="b"}[5m])')).toEqual(['no_such_metric']);
});

it('the metrics say how much each institute asks for', async () => {
  const app = Fastify();
  app.addHook('onRequest', async (request) => {
    request.ctx = { instituteId: 7 } as never;
  });
  const registry = allMetrics({ ...(await testWorld()).app, server: app });
  app.get('/', async () => 'here');
  await app.inject('/');
  expect(await registry.metrics()).toMatch(/^institute_request_seconds_total\{institute="7"\} \S+$/m);
});
