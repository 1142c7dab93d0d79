import type { Figure, Round, Skipped } from '../figures.ts';
import type { Stage } from '../rig/stage.ts';

/** Measures one line of the table of figures, all its variants. */
export type Measure = (stage: Stage) => Promise<readonly (Figure | Skipped)[]>;

/** How often everything is measured; the median counts. */
export const ROUNDS = 5;

/** One round to warm up, then as many as count. */
export async function inRounds(round: (number: number) => Promise<Round>): Promise<Round[]> {
  await round(0);
  const rounds: Round[] = [];
  for (let number = 1; number <= ROUNDS; number++) rounds.push(await round(number));
  return rounds;
}

/** How long it takes, in milliseconds. */
export async function timed(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}

/** Cores kept busy: CPU seconds by seconds of the clock. */
export const cores = (cpuSeconds: number, seconds: number): string => `${(cpuSeconds / seconds).toFixed(2)} cores`;
