import type { PaperOutcome, RunningPaper, WaitingThing } from '@abhyas/contract/insights/staff-day';
import type { Context } from '../../../kernel/context.ts';
import { holdersOf } from '../../entitlements/index.ts';
import { countStudents } from '../../identity/index.ts';
import { titlesOf } from '../authoring/paper-list.store.ts';
import { getPaper } from '../versions/papers.store.ts';
import { paperVersion } from '../answers/kept-version.ts';
import { lastSitting } from '../visibility/last-sitting.ts';
import { areVisible } from '../visibility/result-visibility.ts';
import { countOpenChallenges, listMarkedPapers, listPapersNow } from './staff-day.store.ts';

const RUNNING = 3;
/** Among so many papers the last results are looked for. */
const LOOKED = 12;
const OUTCOMES = 4;

/** Tests that are taken now or close within a day, with how many of their students are where. */
export async function runningPapers(ctx: Context): Promise<RunningPaper[]> {
  const papers = await listPapersNow(ctx, RUNNING);
  const running: RunningPaper[] = [];
  for (const { started, attempting, offline, closesAt, ...paper } of papers) {
    // Whoever began it without a grant of the paper itself (a lesson of a course opens it) counts as well.
    const students = Math.max(await countGiven(ctx, paper.paperId), started);
    running.push({
      ...paper,
      closesAt: closesAt?.toISOString() ?? null,
      students,
      done: started - attempting,
      attempting: attempting - offline,
      offline,
      notStarted: students - started,
    });
  }
  return running;
}

async function countGiven(ctx: Context, id: string): Promise<number> {
  const holders = await holdersOf(ctx, { kind: 'paper', id });
  if (holders.some(({ accountId }) => accountId === null)) return countStudents(ctx);
  return new Set(holders.map(({ accountId }) => accountId)).size;
}

/** The tests whose results came last. */
export async function lastOutcomes(ctx: Context): Promise<PaperOutcome[]> {
  const outcomes: PaperOutcome[] = [];
  for (const { paperId, version, at, ...figures } of await listMarkedPapers(ctx, LOOKED, OUTCOMES)) {
    const [{ settings }, published] = [await getPaper(ctx, paperId), await paperVersion(ctx, paperId, version)];
    const out = areVisible(settings, await lastSitting(ctx, published), ctx.clock.now());
    outcomes.push({ paperId, title: published.title, at: at.toISOString(), ...figures, out });
  }
  return outcomes;
}

/** Objections to keys that wait for a verdict, and the paper where they are the only ones. */
export async function waitingChallenges(ctx: Context): Promise<WaitingThing> {
  const papers = await countOpenChallenges(ctx);
  const [only] = papers.length === 1 ? papers : [];
  const name = only && (await titlesOf(ctx, [only.paperId])).get(only.paperId);
  return {
    kind: 'challenges',
    count: papers.reduce((sum, { count }) => sum + count, 0),
    first: only ? { id: only.paperId, name: name ?? '' } : null,
  };
}
