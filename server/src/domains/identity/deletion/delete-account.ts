import { noteErasure } from '../../../kernel/backup/erasures.ts';
import { type Context, inTransaction, type TransactionContext } from '../../../kernel/context.ts';
import { newId } from '../../../kernel/ids.ts';
import { enqueue } from '../../../kernel/jobs/enqueue.ts';
import type { Job } from '../../../kernel/jobs/worker.ts';
import { runtime } from '../../../kernel/runtime.ts';
import { record } from '../../audit/index.ts';
import { personalData } from '../accounts/personal-data.ts';
import { findContact, saveAccount } from '../accounts/contact.store.ts';
import {
  cancelPending,
  dropPending,
  findPending,
  finishDeletion,
  insertDeletion,
  isErased,
  lockDeletion,
  saveDone,
} from './deletions.store.ts';
import { mergedInto } from './transfers.store.ts';

export const ERASE_ACCOUNT = 'account.erase';

/** Whoever signs in within the days of grace keeps the account. */
export async function cancelDeletion(tx: TransactionContext, accountId: string): Promise<void> {
  if (!(await cancelPending(tx, accountId))) return;
  await record(tx, { action: 'account.deletionCancelled', subjectKind: 'account', subjectId: accountId });
}

/**
 * The job that erases: one transaction for each domain, the highest first, so that what points at others goes before them. What is
 * done is recorded, so that a job that stopped goes on where it was.
 */
export const eraseAccount: Job = async (ctx, payload) => {
  await erase(ctx, String(payload['deletionId']));
};

async function erase(ctx: Context, id: string): Promise<void> {
  for (const part of personalData().toReversed()) {
    const goesOn = await inTransaction(ctx, async (tx) => {
      const deletion = await lockDeletion(tx, id);
      if (!deletion || deletion.cancelled_at || deletion.finished_at || deletion.due_at > tx.clock.now()) return false;
      if (deletion.done_domains.includes(part.domain)) return true;
      // From here on nobody signs in any more.
      if (deletion.done_domains.length === 0) await saveAccount(tx, deletion.account_id, { status: 'disabled' });
      await part.erase(tx, deletion.account_id);
      await saveDone(tx, id, [...deletion.done_domains, part.domain]);
      return true;
    });
    if (!goesOn) return;
  }
  await inTransaction(ctx, async (tx) => {
    const deletion = await lockDeletion(tx, id);
    if (!deletion || deletion.finished_at) return;
    // A database that is restored as it was before must learn of it from elsewhere.
    const { instituteId } = ctx;
    const at = tx.clock.now().toISOString();
    for (const accountId of [deletion.account_id, ...(await mergedInto(tx, deletion.account_id))])
      await noteErasure(runtime().storage, { instituteId, accountId, at });
    await finishDeletion(tx, id);
    await record(tx, { action: 'account.erased', subjectKind: 'account', subjectId: deletion.account_id });
  });
}

/** Erases somebody who was erased before the database was restored. False where there is nobody, or nothing left to erase. */
export async function eraseAccountAgain(ctx: Context, accountId: string): Promise<boolean> {
  const id = newId();
  const asked = await inTransaction(ctx, async (tx) => {
    if (!(await findContact(tx, accountId)) || (await isErased(tx, accountId))) return false;
    const pending = await findPending(tx, accountId);
    if (pending) await dropPending(tx, pending.id);
    await insertDeletion(tx, { id, accountId, dueAt: tx.clock.now() });
    // Goes on by itself where this process ends on the way.
    await enqueue(tx, ERASE_ACCOUNT, { deletionId: id }, { key: `erase:${id}` });
    return true;
  });
  if (asked) await erase(ctx, id);
  return asked;
}
