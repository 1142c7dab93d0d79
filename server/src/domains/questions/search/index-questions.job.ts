import { type Context, inTransaction, type TransactionContext } from '../../../kernel/context.ts';
import { enqueue } from '../../../kernel/jobs/enqueue.ts';
import { indexQuestions } from './index-questions.ts';
import { listUnsearchable } from './search.store.ts';

export const INDEX_JOB = 'questions.index';
/** So many at a time: the bank is written to between two batches. */
const AT_ONCE = 500;

/** What came in bulk becomes findable after the commit, so that nobody waits for it. One job of an institute after the other. */
export const indexLater = (tx: TransactionContext, importId: string): Promise<void> =>
  enqueue(tx, INDEX_JOB, { importId }, { queue: `search:${tx.instituteId}` });

/** Makes findable what is not: an import's questions, or whatever is left (of a bank older than the search, of a job that was lost). */
export async function indexRest(ctx: Context, importId: string | undefined): Promise<void> {
  for (let more = true; more;) {
    more = await inTransaction(ctx, async (tx) => {
      const found = await listUnsearchable(tx, importId, AT_ONCE);
      await indexQuestions(
        tx,
        found.map(({ id, en, hi }) => ({ questionId: id, contents: hi ? [en, hi] : [en] })),
      );
      return found.length === AT_ONCE;
    });
  }
}
