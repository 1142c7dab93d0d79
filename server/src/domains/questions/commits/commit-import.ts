import type { api } from '@abhyas/contract';
import type { Input } from '@abhyas/contract/endpoint';
import type { ImportSummary } from '@abhyas/contract/questions/imports';
import { actorOf, type Context, inTransaction, type TransactionContext } from '../../../kernel/context.ts';
import { fail, Refusal } from '../../../kernel/errors.ts';
import { enqueue } from '../../../kernel/jobs/enqueue.ts';
import { record } from '../../audit/index.ts';
import { adoptImages } from '../../media/index.ts';
import { recountRows } from '../dry-runs/recount-rows.ts';
import { listAllPictures } from '../dry-runs/pictures/pictures.store.ts';
import { takeNumbers } from '../bank/questions.store.ts';
import { reviewStateFor } from '../bank/review-state.ts';
import { COMMIT_JOB, importQueue } from '../imports/import-jobs.ts';
import { getImport, lockImport, moveImport, tryLockImport } from '../imports/imports.store.ts';
import { dropLeftovers } from './drop-leftovers.ts';
import { indexLater } from '../search/index-questions.job.ts';
import { summaryOf } from '../imports/summary-of.ts';
import { writeGroups } from './write-groups.ts';
import { lockBank, markNewDuplicates, writeReadyRows } from './commit.store.ts';

/** So many rows are written while the caller waits; more go to a job. */
const AT_ONCE = 2000;

/** Writes every ready row of a dry run as a question, all or none. Two who do it at once write once. */
export async function commitImport(
  ctx: Context,
  { params: { importId } }: Input<typeof api.questions.commitImport>,
): Promise<ImportSummary> {
  await inTransaction(ctx, async (tx) => {
    const { status, counts } = await lockImport(tx, importId);
    if (status !== 'checked') fail('IMPORT_STATE', { status });
    const { ready } = counts;
    if (ready === 0) fail('IMPORT_EMPTY');
    const { accountId } = actorOf(ctx);
    if (ready <= AT_ONCE) return write(tx, importId, accountId);
    await moveImport(tx, importId, 'committing', { problem: null });
    await record(tx, {
      action: 'question_import.commit_started',
      subjectKind: 'question_import',
      subjectId: importId,
      details: { rows: ready },
    });
    await enqueue(
      tx,
      COMMIT_JOB,
      { importId, writer: accountId },
      { queue: importQueue(ctx), key: `${COMMIT_JOB}:${importId}` },
    );
  });
  await dropAfter(ctx, importId);
  return summaryOf(ctx, importId);
}

/**
 * The same as a job. It writes nothing where the import was written already, or somebody else is at it. Where the plan holds no more,
 * trying again would not help: the import is a dry run again, and says why.
 */
export async function finishCommit(ctx: Context, importId: string, writer: string): Promise<void> {
  const ifCommitting = (go: (tx: TransactionContext) => Promise<void>) =>
    inTransaction(ctx, async (tx) => {
      if ((await tryLockImport(tx, importId))?.status === 'committing') await go(tx);
    });
  try {
    await ifCommitting((tx) => write(tx, importId, writer));
  } catch (error) {
    if (!(error instanceof Refusal && error.error === 'STORAGE_LIMIT')) throw error;
    const problem = { column: '', code: error.error, values: {} };
    await ifCommitting((tx) => moveImport(tx, importId, 'checked', { problem }));
  }
  await dropAfter(ctx, importId);
}

/** Pictures of rows that were not written go, once the others are the institute's. */
async function dropAfter(ctx: Context, importId: string): Promise<void> {
  const file = await getImport(ctx, importId);
  if (file.status === 'committed') await dropLeftovers(ctx, file);
}

async function write(tx: TransactionContext, importId: string, writer: string): Promise<void> {
  await lockBank(tx);
  await markNewDuplicates(tx, importId);
  const { ready } = await recountRows(tx, importId);
  await adoptImages(tx, await listAllPictures(tx, importId, { ready: true }), writer);
  if (ready > 0) {
    await writeReadyRows(tx, importId, await takeNumbers(tx, ready), writer, await reviewStateFor(tx));
    await writeGroups(tx, importId);
  }
  await moveImport(tx, importId, 'committed', { written: ready, problem: null });
  await indexLater(tx, importId);
  await record(tx, {
    action: 'question_import.committed',
    subjectKind: 'question_import',
    subjectId: importId,
    details: { written: ready },
  });
}
