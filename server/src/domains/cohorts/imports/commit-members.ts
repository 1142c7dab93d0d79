import type { MemberImport } from '@abhyas/contract/cohorts/batches';
import { type Context, inTransaction, type TransactionContext } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { record } from '../../audit/index.ts';
import { studentsAmong } from '../../identity/index.ts';
import { openBatch } from '../batches/open-batch.ts';
import { addTo } from '../members/add-members.ts';
import { listReadyIds, lockImport, saveStatus, type StoredImport } from './member-imports.store.ts';
import { showMemberImport } from './show-import.ts';

/** Adds the students of the ready rows, all or none; one who came meanwhile stays as is, one who left the institute is left out. */
export async function commitMembers(ctx: Context, importId: string): Promise<MemberImport> {
  await inTransaction(ctx, async (tx) => {
    const { batchId, fileName } = await openChecked(tx, importId);
    const batch = await openBatch(tx, batchId);
    const ready = await listReadyIds(tx, importId);
    if (ready.length === 0) fail('MEMBER_IMPORT_EMPTY');
    const students = new Set(await studentsAmong(tx, ready));
    await addTo(
      tx,
      batch,
      ready.filter((id) => students.has(id)),
      { kind: 'imported', reason: fileName },
    );
    await saveStatus(tx, importId, 'committed');
  });
  return showMemberImport(ctx, importId);
}

/** Drops a dry run. */
export async function cancelMembers(ctx: Context, importId: string): Promise<MemberImport> {
  await inTransaction(ctx, async (tx) => {
    const { batchId } = await openChecked(tx, importId);
    await saveStatus(tx, importId, 'cancelled');
    await record(tx, {
      action: 'batch.importCancelled',
      subjectKind: 'batch',
      subjectId: batchId,
      details: { importId },
    });
  });
  return showMemberImport(ctx, importId);
}

async function openChecked(tx: TransactionContext, importId: string): Promise<StoredImport> {
  const found = await lockImport(tx, importId);
  if (found.status !== 'checked') fail('MEMBER_IMPORT_STATE', { status: found.status });
  return found;
}
