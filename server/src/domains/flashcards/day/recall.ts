import type { Recall } from '@abhyas/contract/flashcards/day';
import type { DoneRow } from './statistics.store.ts';

/** Nine times of ten the share lies in the band. */
const Z = 1.645;
/** Fewer cards than these say nothing. */
const LEAST = 10;

/**
 * Where the share of remembered cards lies nine times of ten, in whole percent: the score interval of Wilson (1927). Null for fewer than ten.
 * Pure.
 */
export function likelyRecall({ asked, remembered }: Recall): { from: number; to: number } | null {
  if (asked < LEAST) return null;
  const share = remembered / asked;
  const spread = Z ** 2 / asked;
  const middle = share + spread / 2;
  const half = Math.sqrt(spread * (share * (1 - share) + spread / 4));
  const percent = (value: number) => Math.round((100 * value) / (1 + spread));
  return { from: percent(middle - half), to: percent(middle + half) };
}

const sum = (done: readonly DoneRow[], of: (row: DoneRow) => number) => done.reduce((all, row) => all + of(row), 0);

/** Cards that came back after a day or more, in all and by how long they were not seen. Pure. */
export function recallOf(done: readonly DoneRow[]): { all: Recall; young: Recall; old: Recall } {
  const all = { asked: sum(done, (row) => row.asked), remembered: sum(done, (row) => row.remembered) };
  const old = { asked: sum(done, (row) => row.askedOld), remembered: sum(done, (row) => row.rememberedOld) };
  return { all, old, young: { asked: all.asked - old.asked, remembered: all.remembered - old.remembered } };
}

/** What was wished of them on average, in whole percent; `now` where none came back. Pure. */
export function wishedOf(done: readonly DoneRow[], now: number): number {
  const asked = sum(done, (row) => row.asked);
  return asked === 0 ? now : Math.round(sum(done, (row) => row.wished) / asked);
}

/** Answers, and the time that they took. Pure. */
export const workOf = (done: readonly DoneRow[]): { reviews: number; seconds: number } => ({
  reviews: sum(done, (row) => row.reviews),
  seconds: Math.round(sum(done, (row) => row.milliseconds) / 1000),
});
