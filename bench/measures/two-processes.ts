import { availableParallelism } from 'node:os';
import { figureOf, median } from '../figures.ts';
import { inRounds, type Measure } from './measure.ts';
import { runSaves, savers } from '../load/save-load.ts';

const SECONDS = 4;
/** Two servers, the database and the generator each want one. */
const CORES = 4;
const id = 'S10';
const what = 'saves of two server processes against one, 64 connections';

/** S10: the same load spread over two processes on one database. */
export const twoProcesses: Measure = async (stage) => {
  const [one, two] = [await stage.server(), await stage.server(1)];
  const voices = await savers(stage, 1);
  const rounds = await inRounds(async () => {
    const rate = async (servers: (typeof one)[]) => {
      const { done, seconds } = await runSaves(stage, voices, { connections: 64, seconds: SECONDS, servers });
      return done / seconds;
    };
    return { limit: await rate([one]), ours: await rate([one, two]) };
  });
  const figure = figureOf({ id, what, unit: '/s', reach: ['>=', 1.6] }, rounds);
  if (availableParallelism() >= CORES) return [figure];
  const seen = `${median(rounds.map(({ ours }) => Math.round(ours)))} /s against ${median(rounds.map(({ limit }) => Math.round(limit)))} /s, ratio ${figure.ratio}`;
  return [
    {
      id,
      what,
      skipped: `${availableParallelism()} cores do not allow it (${CORES} would); seen all the same: ${seen}`,
    },
  ];
};
