import { trialWarnings } from '@abhyas/contract/tenancy/lifecycle';
import { inTransaction } from '../../../kernel/context.ts';
import { emit } from '../../../kernel/events.ts';
import type { Job } from '../../../kernel/jobs/worker.ts';
import { asStaff } from './as-staff.ts';
import { changeState } from './change-state.ts';
import { findStanding, lockStanding, saveStanding } from './standing.store.ts';
import { trialEnding } from './state-events.ts';

export const END_TRIALS = 'institute.endTrials';
const DAY_MS = 86_400_000;
const OVER = 'The trial is over. परीक्षण अवधि पूरी हो गई है।';

/** Tells the owners seven days and one day before a trial ends; when it has ended, the institute is suspended and keeps everything. */
export const endTrials: Job = async (ctx) => {
  const standing = await findStanding(ctx.db, ctx.instituteId);
  if (standing?.state !== 'trial' || standing.trial_ends_at === null) return;
  const endsAt = standing.trial_ends_at;
  const left = endsAt.getTime() - ctx.clock.now().getTime();
  const staff = asStaff(ctx, ctx.instituteId);
  if (left <= 0) {
    await changeState(staff, 'suspended', OVER);
    return;
  }
  const days = trialWarnings.findLast((warning) => left <= warning * DAY_MS);
  if (days === undefined || (standing.trial_told_days !== null && standing.trial_told_days <= days)) return;
  await inTransaction(staff, async (tx) => {
    // Two sweeps at once tell once.
    await lockStanding(tx);
    const told = (await findStanding(tx.db, tx.instituteId))?.trial_told_days ?? null;
    if (told !== null && told <= days) return;
    await saveStanding(tx, { trial_told_days: days });
    await emit(tx, trialEnding, { endsAt: endsAt.toISOString() });
  });
};
