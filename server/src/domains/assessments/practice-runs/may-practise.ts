import type { Context } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { mayOpen } from '../../entitlements/index.ts';
import { type Attempt, listAttemptsOf } from '../answers/attempts.store.ts';
import { settle } from '../attempts/end-attempt.ts';
import { getPaper, type Paper } from '../versions/papers.store.ts';
import { paperVersion } from '../answers/kept-version.ts';
import type { PracticeRunRow } from './practice-runs.store.ts';
import { isSittingOneOf } from '../visibility/sat-now.store.ts';
import { lastSitting } from '../visibility/last-sitting.ts';
import { areVisible, type LastSitting, overAt } from '../visibility/result-visibility.ts';

interface Sitting {
  readonly settings: Pick<
    Paper['settings'],
    'closesAt' | 'graceSeconds' | 'practiceAfterClose' | 'resultVisibility' | 'resultsOn'
  >;
  readonly attempts: readonly Pick<Attempt, 'state'>[];
  /** The paper is published, and open to this student. */
  readonly open: boolean;
  readonly last: LastSitting;
}

/**
 * Whether somebody may practise a paper now: after an attempt of his whose result he may see, or, where its teacher allows that, after it
 * is over for everybody. Never while he sits it, and never before its results are out. Pure.
 */
export function canPractise({ settings, attempts, open, last }: Sitting, now: Date): boolean {
  if (attempts.some(({ state }) => state === 'running') || !areVisible(settings, last, now)) return false;
  if (attempts.some(({ state }) => state === 'marked')) return true;
  if (!open || !settings.practiceAfterClose || settings.closesAt === null) return false;
  return overAt(settings, last) <= now.getTime();
}

/**
 * Refuses a run that was begun while one might practise, and goes on when one may not: the attempt was opened again, another one was
 * started, one sits a paper that asks the same questions, or the teacher put the results or the close off. What the paper is otherwise open for no longer matters.
 */
export async function checkStillPractised(
  ctx: Context,
  { accountId, paperId, paperVersion: number, questionIds }: PracticeRunRow,
): Promise<void> {
  if (await isSittingOneOf(ctx, accountId, questionIds)) fail('PRACTICE_NOT_OPEN');
  const { settings, kind } = await getPaper(ctx, paperId);
  if (kind === 'PRACTICE') return;
  const attempts: Attempt[] = [];
  for (const attempt of await listAttemptsOf(ctx, accountId, [paperId])) attempts.push(await settle(ctx, attempt));
  const last = await lastSitting(ctx, { paperId, minutes: (await paperVersion(ctx, paperId, number)).minutes });
  const sitting = { settings: { ...settings, practiceAfterClose: true }, attempts, open: true, last };
  if (!canPractise(sitting, ctx.clock.now())) fail('PRACTICE_NOT_OPEN');
}

/** The version that this student practises: the one that he sat last, else the newest; undefined where he may not now. NOT_FOUND for a paper that is not his to see. */
export async function practisedVersion(ctx: Context, accountId: string, paperId: string): Promise<number | undefined> {
  const paper = await getPaper(ctx, paperId);
  const attempts: Attempt[] = [];
  for (const attempt of await listAttemptsOf(ctx, accountId, [paperId])) attempts.push(await settle(ctx, attempt));
  const open = paper.status === 'published' && (await mayOpen(ctx, accountId, 'paper', [paperId])).has(paperId);
  const sat = attempts.findLast(({ state }) => state === 'marked');
  if (!open && attempts.length === 0) fail('NOT_FOUND');
  const number = sat?.paperVersion ?? paper.version;
  const { minutes } = await paperVersion(ctx, paperId, number);
  const last = await lastSitting(ctx, { paperId, minutes });
  return canPractise({ settings: paper.settings, attempts, open, last }, ctx.clock.now()) ? number : undefined;
}
