import { closingDays, type InstituteState, nextStates } from '@abhyas/contract/tenancy/lifecycle';
import { type Context, inTransaction } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { emit } from '../../../kernel/events.ts';
import { record } from '../../audit/index.ts';
import { notifyDirectory } from '../settings/settings-cache.ts';
import { askForExport } from './export-institute.ts';
import { lockStanding, saveStanding } from './standing.store.ts';
import { instituteSuspended } from './state-events.ts';

const DAY_MS = 86_400_000;

/**
 * Suspends, resumes or closes an institute; every process follows within a second of the commit. `ctx` works as role `staff` in it.
 * Closing collects the export first; after thirty days the data is deleted, and until then the closing can be taken back.
 */
export async function changeState(ctx: Context, to: InstituteState, reason: string): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const { state, kind, erased_at } = (await lockStanding(tx)) ?? fail('NOT_FOUND');
    const from = state as InstituteState;
    if (kind === 'provider' || erased_at || !nextStates[from].includes(to)) fail('STATE_NOT_ALLOWED', { from, to });
    const now = tx.clock.now();
    await saveStanding(tx, {
      state: to,
      state_reason: reason,
      state_changed_at: now,
      delete_after: to === 'closed' ? new Date(now.getTime() + closingDays * DAY_MS) : null,
    });
    if (to === 'closed') await askForExport(tx);
    await record(tx, {
      action: `institute.${to}`,
      subjectKind: 'institute',
      subjectId: String(tx.instituteId),
      reason,
      before: { state: from },
      after: { state: to },
    });
    if (to === 'suspended') await emit(tx, instituteSuspended, { reason });
    await notifyDirectory(tx, tx.instituteId);
  });
}

interface Plan {
  readonly students: number | null;
  readonly storageBytes: number | null;
  /** When a trial is over; null: no end; not given: as it is. */
  readonly trialEndsAt?: string | null | undefined;
}

/** Changes the limits of an institute's plan and the end of its trial. `ctx` works as role `staff` in it. */
export async function savePlan(ctx: Context, limits: Plan): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    if (!(await lockStanding(tx))) fail('NOT_FOUND');
    await saveStanding(tx, {
      student_limit: limits.students,
      storage_limit: limits.storageBytes,
      ...trialEnd(limits.trialEndsAt),
    });
    await record(tx, {
      action: 'institute.planChanged',
      subjectKind: 'institute',
      subjectId: String(tx.instituteId),
      details: { ...limits },
    });
    await notifyDirectory(tx, tx.instituteId);
  });
}

/** Another end is told anew. */
const trialEnd = (at: Plan['trialEndsAt']) =>
  at === undefined ? {} : { trial_ends_at: at === null ? null : new Date(at), trial_told_days: null };
