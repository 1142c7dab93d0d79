import type { Job } from '../../../kernel/jobs/worker.ts';
import { noteErasure } from '../../../kernel/backup/erasures.ts';
import { type Context, inTransaction } from '../../../kernel/context.ts';
import { runtime } from '../../../kernel/runtime.ts';
import { record } from '../../audit/index.ts';
import { removeHosts } from '../hosts/hosts.store.ts';
import { notifyDirectory } from '../settings/settings-cache.ts';
import { asStaff } from './as-staff.ts';
import { askForExport, latestExport } from './export-institute.ts';
import { eraseRows } from './every-row.store.ts';
import { findStanding, saveStanding } from './standing.store.ts';

export const ERASE_CLOSED = 'institute.eraseClosed';

/**
 * Deletes a closed institute whose grace period is over, as role `staff`: rows, host names and files. Its log and its name in the
 * directory stay. Without a finished export nothing is deleted: one is asked for, and the next sweep comes again.
 */
export const eraseClosed: Job = async (ctx) => {
  const now = ctx.clock.now();
  const standing = await findStanding(ctx.db, ctx.instituteId);
  const due = standing?.state === 'closed' && standing.delete_after !== null && standing.delete_after <= now;
  if (!due) return;
  // A stop between the commit and the files leaves files without rows: each sweep looks again, which is quick where there are none.
  if (standing.erased_at) return runtime().storage.removeAll(`${ctx.instituteId}`);
  const latest = await latestExport(ctx);
  if (latest?.state !== 'ready') {
    await inTransaction(ctx, askForExport);
    return;
  }
  await erase(ctx, now);
};

/** Erases an institute that was erased before the database was restored. False where that database knows of it. */
export async function eraseInstituteAgain(ctx: Context, at: Date): Promise<boolean> {
  const standing = await findStanding(ctx.db, ctx.instituteId);
  if (!standing || standing.erased_at) return false;
  await saveStanding(asStaff(ctx, ctx.instituteId), { state: 'closed', delete_after: at });
  await erase(ctx, ctx.clock.now());
  return true;
}

async function erase(ctx: Context, now: Date): Promise<void> {
  const { storage } = runtime();
  // A database that is restored as it was before must learn of it from elsewhere.
  await noteErasure(storage, { instituteId: ctx.instituteId, accountId: null, at: now.toISOString() });
  await inTransaction(asStaff(ctx, ctx.instituteId), async (tx) => {
    const rows = await eraseRows(tx.db, tx.instituteId, now);
    await removeHosts(tx.db, tx.instituteId);
    await saveStanding(tx, { erased_at: now });
    await record(tx, {
      action: 'institute.erased',
      subjectKind: 'institute',
      subjectId: String(tx.instituteId),
      details: { rows },
    });
    await notifyDirectory(tx, tx.instituteId);
  });
  await storage.removeAll(`${ctx.instituteId}`);
}
