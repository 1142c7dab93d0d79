import { type Context, inTransaction } from '../../../kernel/context.ts';
import type { Jobs, Sweep } from '../../../kernel/jobs/worker.ts';
import { thread } from '../../../kernel/threads/ask-thread.ts';
import { learning } from '../model/settings.ts';
import {
  type CountedItem,
  type FirstAnswer,
  firstAnswersAfter,
  listChaptersToCalibrate,
  listCountedItems,
  saveFits,
} from './calibration.store.ts';
import type { ItemFit, Pattern } from './fit-items.ts';
import type { FitQuestion } from './fit-in-thread.ts';

const CALIBRATE = 'practice.calibrate';
/** A night that was interrupted goes on; a chapter of the same night is not done again. */
const FRESH_MS = 20 * 3_600_000;
/** Answers are read in parts of so many. */
const PART = 20_000;

const fit = thread<FitQuestion, readonly ItemFit[]>(new URL('fit-in-thread.ts', import.meta.url));

/** Every night, chapter by chapter: slope and difficulty of each question that has enough first answers. */
async function calibrate(ctx: Context): Promise<void> {
  const since = new Date(ctx.clock.now().getTime() - FRESH_MS);
  for (const chapterId of await listChaptersToCalibrate(ctx, since, learning.calibratedFrom))
    await calibrateChapter(ctx, chapterId);
}

async function calibrateChapter(ctx: Context, chapterId: string): Promise<void> {
  const items = await listCountedItems(ctx, chapterId, learning.calibratedFrom);
  const patterns = await readPatterns(ctx, chapterId, items);
  const found = await fit({ count: items.length, patterns });
  const fits = items.map(({ questionId, answers }, at) => {
    const { slope, difficulty } = found[at]!;
    return { questionId, answers, slope, fitted: difficulty };
  });
  await inTransaction(ctx, (tx) => saveFits(tx, chapterId, fits));
}

/** First answers of each person, read in parts; a person whose answers lie in two parts is still one. */
async function readPatterns(ctx: Context, chapterId: string, items: readonly CountedItem[]): Promise<Pattern[]> {
  const places = new Map(items.map(({ questionId }, at) => [questionId, at]));
  const patterns: Pattern[] = [];
  let right: number[] = [];
  let wrong: number[] = [];
  const close = () => {
    if (right.length + wrong.length > 0)
      patterns.push({ right: Int32Array.from(right), wrong: Int32Array.from(wrong), people: 1 });
    [right, wrong] = [[], []];
  };
  let last: FirstAnswer | undefined;
  for (let part: FirstAnswer[] = []; ;) {
    part = await firstAnswersAfter(ctx, chapterId, last, PART);
    for (const answer of part) {
      if (answer.accountId !== last?.accountId) close();
      last = answer;
      const at = places.get(answer.questionId);
      if (at !== undefined) (answer.credit >= 0.5 ? right : wrong).push(at);
    }
    if (part.length < PART) break;
  }
  close();
  return patterns;
}

export const calibrationJobs: Jobs = { [CALIBRATE]: calibrate };
export const calibrationSweeps: readonly Sweep[] = [{ job: CALIBRATE, every: '17 2 * * *' }];
