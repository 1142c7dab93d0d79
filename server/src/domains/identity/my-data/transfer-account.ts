import { inTransaction, type TransactionContext } from '../../../kernel/context.ts';
import { newId } from '../../../kernel/ids.ts';
import { enqueue } from '../../../kernel/jobs/enqueue.ts';
import type { Job } from '../../../kernel/jobs/worker.ts';
import { record } from '../../audit/index.ts';
import { personalData } from '../accounts/personal-data.ts';
import { insertTransfer, lockTransfer, type NewTransfer, saveTransfer } from '../deletion/transfers.store.ts';

export const TRANSFER_ACCOUNT = 'account.transfer';

/**
 * Moves what an account holds to another one: two accounts of one person are merged, or a teacher hands over. It begins when the
 * caller's transaction commits and goes on by a job; whether the first account may still sign in is the caller's to decide.
 */
export async function transferAccount(tx: TransactionContext, given: Omit<NewTransfer, 'id'>): Promise<string> {
  const id = newId();
  await insertTransfer(tx, { ...given, id });
  await enqueue(tx, TRANSFER_ACCOUNT, { transferId: id }, { key: `transfer:${id}` });
  await record(tx, {
    action: given.kind === 'merge' ? 'account.mergeBegun' : 'account.handoverBegun',
    subjectKind: 'account',
    subjectId: given.from,
    details: { to: given.to },
  });
  return id;
}

/** The job: one transaction for each domain, the lowest first, each recorded, so that a job that stopped goes on where it was. */
export const transferAccountJob: Job = async (ctx, payload) => {
  const id = String(payload['transferId']);
  for (const part of personalData()) {
    await inTransaction(ctx, async (tx) => {
      const transfer = await lockTransfer(tx, id);
      if (!transfer || transfer.finished_at || transfer.done_domains.includes(part.domain)) return;
      await part.reassign(tx, transfer.from_id, transfer.to_id, transfer.kind as NewTransfer['kind']);
      await saveTransfer(tx, id, { done_domains: [...transfer.done_domains, part.domain] });
    });
  }
  await inTransaction(ctx, async (tx) => {
    const transfer = await lockTransfer(tx, id);
    if (!transfer || transfer.finished_at) return;
    await saveTransfer(tx, id, { finished_at: tx.clock.now() });
    await record(tx, {
      action: transfer.kind === 'merge' ? 'account.merged' : 'account.handedOver',
      subjectKind: 'account',
      subjectId: transfer.from_id,
      details: { to: transfer.to_id },
    });
  });
};
