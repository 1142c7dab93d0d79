import { type Claim, type Figure, figureOf } from '../figures.ts';
import { hasPgbench, noPgbench } from '../rig/pgbench.ts';
import type { Stage } from '../rig/stage.ts';
import { cores, inRounds, type Measure } from './measure.ts';
import { runSaves, savers } from '../load/save-load.ts';

const SECONDS = 4;

interface Variant {
  readonly claim: Omit<Claim, 'notes' | 'unit'>;
  readonly connections: number;
  readonly institutes: number;
}
const variants: readonly Variant[] = [
  { claim: { id: 'S1', what: 'save one answer, 32 connections', reach: ['>=', 0.8] }, connections: 32, institutes: 1 },
  {
    claim: { id: 'S1-128', what: 'save one answer, 128 connections', reach: ['>=', 1.2] },
    connections: 128,
    institutes: 1,
  },
  {
    claim: { id: 'S1-20', what: 'save one answer, 32 connections, 20 institutes', reach: ['>=', 0.35] },
    connections: 32,
    institutes: 20,
  },
];

/** S1: answers saved a second over HTTP against pgbench's transactions of one append and one upsert, on the same cluster. */
export const saveAnswer: Measure = async (stage) => {
  if (!hasPgbench()) return variants.map(({ claim: { id, what } }) => ({ id, what, skipped: noPgbench }));
  const figures: Figure[] = [];
  for (const variant of variants) figures.push(await measureVariant(stage, variant));
  return figures;
};

async function measureVariant(stage: Stage, { claim, connections, institutes }: Variant): Promise<Figure> {
  const [cluster, pgbench, server] = [await stage.cluster(), await stage.pgbench(), await stage.server()];
  const voices = await savers(stage, institutes);
  let note = '';
  const rounds = await inRounds(async () => {
    const limit = await pgbench.perSecond('save', SECONDS);
    const [ofServer, ofDatabase] = [server.cpuSeconds(), cluster.cpuSeconds()];
    const { done, seconds, median, p99, cpuSeconds } = await runSaves(stage, voices, {
      connections,
      seconds: SECONDS,
      servers: [server],
    });
    note =
      `last round: server ${cores(server.cpuSeconds() - ofServer, seconds)}, PostgreSQL ${cores(cluster.cpuSeconds() - ofDatabase, seconds)}, ` +
      `generator apart ${cores(cpuSeconds, seconds)}; median ${median.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms`;
    return { ours: done / seconds, limit };
  });
  return figureOf({ ...claim, unit: '/s', notes: [note, `pgbench: 8 clients; ${words(cluster.durable)}`] }, rounds);
}

const words = (durable: Readonly<Record<string, string>>) =>
  Object.entries(durable)
    .map(([name, value]) => `${name} ${value}`)
    .join(', ');
