import type { api } from '@abhyas/contract';
import type { Input, Reply } from '@abhyas/contract/endpoint';
import { actorOf, type Context, inTransaction, type TransactionContext } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { newId } from '../../../kernel/ids.ts';
import { getPaper, type Paper } from '../versions/papers.store.ts';
import { mayOpen } from '../../entitlements/index.ts';
import { accommodationsOf, minutesWithExtra } from '../../learners/index.ts';
import { checkLessons } from './check-lessons.ts';
import { giveSet } from '../sets/giving/give-set.ts';
import { drawVariants } from '../variants/draw-variants.ts';
import { paperVersion } from '../answers/kept-version.ts';
import { planSections } from '../answers/attempt-clock.ts';
import { type Attempt, insertAttempt, listAttemptsOf } from '../answers/attempts.store.ts';
import { settle } from './end-attempt.ts';
import { planExpiry } from './plan-expiry.ts';

type Started = Reply<typeof api.assessments.startAttempt>;

/** Starts an attempt at the published version, or names the one that runs: a double click starts one. */
export async function startAttempt(
  ctx: Context,
  { params }: Input<typeof api.assessments.startAttempt>,
): Promise<Started> {
  const { accountId } = actorOf(ctx);
  const paper = await openedPaper(ctx, params.paperId, accountId);
  const before: Attempt[] = [];
  for (const attempt of await listAttemptsOf(ctx, accountId, [paper.id])) before.push(await settle(ctx, attempt));
  const running = before.find(({ state }) => state === 'running');
  if (running) return { attemptId: running.id, started: false };
  checkStart(paper, before.length, ctx.clock.now());
  await checkLessons(ctx, accountId, paper.id);
  return inTransaction(ctx, (tx) => start(tx, paper, accountId, before.length + 1));
}

/** A paper that this student may sit: published, and granted to him. */
export async function openedPaper(ctx: Context, paperId: string, accountId: string): Promise<Paper> {
  const paper = await getPaper(ctx, paperId);
  if (paper.status !== 'published' || !(await mayOpen(ctx, accountId, 'paper', [paperId])).has(paperId))
    fail('NOT_FOUND');
  return paper;
}

/** Window and number of attempts. */
function checkStart({ settings: { opensAt, closesAt, attemptsAllowed } }: Paper, used: number, now: Date): void {
  if (opensAt && now < opensAt) fail('PAPER_NOT_OPEN', { opensAt: opensAt.toISOString() });
  if (closesAt && now >= closesAt) fail('PAPER_CLOSED', { closesAt: closesAt.toISOString() });
  if (used >= attemptsAllowed) fail('ATTEMPTS_USED', { allowed: attemptsAllowed });
}

async function start(tx: TransactionContext, paper: Paper, accountId: string, number: number): Promise<Started> {
  const version = await paperVersion(tx, paper.id, paper.version);
  const needs = (await accommodationsOf(tx, [accountId])).get(accountId);
  // exams: extra time is per person and added on top of the paper's time.
  const granted = needs ? minutesWithExtra(version.minutes, needs.extraTime) : version.minutes;
  const now = tx.clock.now();
  const deadline = new Date(now.getTime() + granted * 60_000);
  const attempt: Attempt = {
    id: newId(),
    paperId: paper.id,
    paperVersion: paper.version,
    accountId,
    number,
    seat: 0,
    startedAt: now,
    deadline,
    graceSeconds: paper.settings.graceSeconds,
    state: 'running',
    pausedAt: null,
    sectionEnds: planSections(version.sections, { startedAt: now, deadline }),
    setLetter: 'A',
    endedBy: null,
    endedAt: null,
    lastSequence: null,
    revision: 0,
  };
  if (!(await insertAttempt(tx, attempt))) return fasterAttempt(tx, paper, accountId);
  await drawVariants(tx, version, [attempt]);
  await planExpiry(tx, [attempt]);
  await giveSet(tx, version, attempt);
  return { attemptId: attempt.id, started: true };
}

/** Another request of this person was faster: its attempt is the one. */
async function fasterAttempt(tx: TransactionContext, paper: Paper, accountId: string): Promise<Started> {
  const last = (await listAttemptsOf(tx, accountId, [paper.id])).at(-1);
  if (last?.state !== 'running') fail('ATTEMPTS_USED', { allowed: paper.settings.attemptsAllowed });
  return { attemptId: last.id, started: false };
}
