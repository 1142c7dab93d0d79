import { type AccessImport, accessLimits } from '@abhyas/contract/courses/access';
import { type Context, inTransaction, type TransactionContext } from '../../../../kernel/context.ts';
import { fail } from '../../../../kernel/errors.ts';
import { record } from '../../../audit/index.ts';
import { studentsAmong } from '../../../identity/index.ts';
import { giveCourses } from '../give-courses.ts';
import { getImport, listRows, saveStatus, type StoredImport } from './access-imports.store.ts';
import { showAccessImport } from './show-access-import.ts';

/** Gives what the ready rows say, all or none; who left the institute meanwhile is left out. Rows whose day is over by now give nothing. */
export async function commitAccess(ctx: Context, importId: string): Promise<AccessImport> {
  await inTransaction(ctx, async (tx) => {
    const { fileName } = await openChecked(tx, importId);
    const { rows } = await listRows(tx, importId, { state: 'ready', size: accessLimits.maxRows });
    const students = new Set(
      await studentsAmong(
        tx,
        rows.flatMap(({ account_id }) => account_id ?? []),
      ),
    );
    const now = tx.clock.now();
    const ready = rows.filter(
      ({ account_id, ends_at }) => students.has(account_id ?? '') && (ends_at === null || ends_at > now),
    );
    if (ready.length === 0) fail('ACCESS_IMPORT_EMPTY');
    for (const [, alike] of Map.groupBy(ready, (row) => `${row.course_id}:${row.ends_at?.getTime()}`))
      await giveCourses(tx, {
        courseIds: [alike[0]?.course_id ?? ''],
        accountIds: alike.flatMap(({ account_id }) => account_id ?? []),
        startsAt: null,
        endsAt: alike[0]?.ends_at?.toISOString() ?? null,
        reason: fileName,
      });
    await saveStatus(tx, importId, 'committed');
  });
  return showAccessImport(ctx, importId);
}

/** Drops a dry run. */
export async function cancelAccess(ctx: Context, importId: string): Promise<AccessImport> {
  await inTransaction(ctx, async (tx) => {
    const { courseId } = await openChecked(tx, importId);
    await saveStatus(tx, importId, 'cancelled');
    await record(tx, {
      action: 'course.accessImportCancelled',
      subjectKind: courseId === null ? 'accessImport' : 'course',
      subjectId: courseId ?? importId,
      details: { importId },
    });
  });
  return showAccessImport(ctx, importId);
}

async function openChecked(tx: TransactionContext, importId: string): Promise<StoredImport> {
  const found = await getImport(tx, importId, true);
  if (found.status !== 'checked') fail('ACCESS_IMPORT_STATE', { status: found.status });
  return found;
}
