import type { api } from '@abhyas/contract';
import type { Acted, ActionTarget } from '@abhyas/contract/assessments/invigilation';
import type { Input } from '@abhyas/contract/endpoint';
import { actorOf, type Context, inTransaction, type TransactionContext } from '../../../../kernel/context.ts';
import { fail } from '../../../../kernel/errors.ts';
import { newId } from '../../../../kernel/ids.ts';
import { record } from '../../../audit/index.ts';
import { namesOf } from '../../../identity/index.ts';
import { isOver, moveClock, timeOf } from '../../answers/attempt-clock.ts';
import { type Attempt, lockAttempts, saveControl } from '../../answers/attempts.store.ts';
import { planExpiry } from '../../attempts/plan-expiry.ts';
import { getPaper } from '../../versions/papers.store.ts';
import { countEveryone, insertInterventions, type InterventionKind } from '../interventions.store.ts';

type Why = Acted['skipped'][number]['why'];
/** What an action makes of one running attempt, with the seconds that its deadline moved; or why it leaves it alone. */
export type Change = (attempt: Attempt, now: Date) => { readonly attempt: Attempt; readonly seconds: number } | Why;

export interface Action {
  readonly paperId: string;
  readonly target: ActionTarget;
  readonly kind: InterventionKind;
  readonly reason: string;
  /** What else the log says of it. */
  readonly details?: Readonly<Record<string, number>>;
  readonly change: Change;
}

/**
 * Does one thing to one, several or all attempts at a paper: locked in one order, each only as it was when it was read, with the
 * reason kept beside each attempt and in the log. What cannot be done is named, and hinders nothing else.
 */
export async function actOnAttempts(ctx: Context, action: Action): Promise<Acted> {
  await getPaper(ctx, action.paperId);
  return inTransaction(ctx, async (tx) => {
    const { changed, seconds, skipped } = await applyChange(tx, action);
    if (changed.length > 0) {
      await saveControl(tx, changed);
      await planExpiry(tx, changed);
      await keepReasons(tx, action, changed, seconds);
    }
    const names = await namesOf(
      tx,
      skipped.map(({ attempt }) => attempt.accountId),
    );
    return {
      done: changed.map(({ id }) => id),
      skipped: skipped.map(({ attempt, why }) => ({
        attemptId: attempt.id,
        student: names.get(attempt.accountId)?.name ?? '',
        why,
      })),
    };
  });
}

async function applyChange(tx: TransactionContext, { paperId, target, change }: Action) {
  const now = tx.clock.now();
  const seen = await seenRevisions(tx, paperId, target);
  const locked = await lockAttempts(tx, paperId, seen ? [...seen.keys()] : 'running');
  if (seen && locked.length < seen.size) fail('NOT_FOUND');
  const changed: Attempt[] = [];
  const seconds: number[] = [];
  const skipped: { attempt: Attempt; why: Why }[] = [];
  for (const attempt of locked) {
    const made = seen && seen.get(attempt.id) !== attempt.revision ? 'changed' : applied(change, attempt, now);
    if (typeof made === 'string') skipped.push({ attempt, why: made });
    else {
      changed.push({ ...made.attempt, revision: attempt.revision + 1 });
      seconds.push(made.seconds);
    }
  }
  return { changed, seconds, skipped };
}

const applied = (change: Change, attempt: Attempt, now: Date): ReturnType<Change> =>
  attempt.state !== 'running' || isOver(attempt, now) ? 'over' : change(attempt, now);

/** Which attempts are meant and as of when; undefined: everyone who sits now. CONFLICT where somebody acted on everyone meanwhile. */
async function seenRevisions(
  tx: TransactionContext,
  paperId: string,
  target: ActionTarget,
): Promise<ReadonlyMap<string, number> | undefined> {
  if ('attempts' in target) return new Map(target.attempts.map(({ attemptId, revision }) => [attemptId, revision]));
  if (!(await countEveryone(tx, paperId, target.revision))) fail('CONFLICT');
  return undefined;
}

async function keepReasons(
  tx: TransactionContext,
  { paperId, kind, reason, details }: Action,
  changed: readonly Attempt[],
  seconds: readonly number[],
): Promise<void> {
  const by = actorOf(tx).accountId;
  const at = tx.clock.now();
  await insertInterventions(
    tx,
    changed.map(({ id }, place) => ({ id: newId(), attemptId: id, kind, seconds: seconds[place]!, reason, by, at })),
  );
  const single = changed.length === 1 ? changed[0] : undefined;
  await record(tx, {
    action: `attempt.${kind}`,
    subjectKind: single ? 'attempt' : 'paper',
    subjectId: single?.id ?? paperId,
    details: { ...details, paperId, attempts: changed.map(({ id }) => id) },
    reason,
  });
}

type Endpoints = typeof api.assessments;

/** An action that moves the clock of each attempt by so many minutes. */
export function giveMinutes({ target, reason, minutes }: Input<Endpoints['extendAttempts']>['body']) {
  const change: Change = (attempt, now) => ({
    attempt: moveClock(attempt, minutes * 60_000, timeOf(attempt, now)),
    seconds: minutes * 60,
  });
  return { target, reason, details: { minutes }, change };
}
