import { actorOf, type Context, inTransaction } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { newId } from '../../../kernel/ids.ts';
import { canPrint } from '../../../kernel/printing/print-page.ts';
import { record } from '../../audit/index.ts';
import type { NewPrint } from '../print/prints.store.ts';
import { queuePrints } from '../print/queue-prints.ts';
import { WRITE_RESULT_PRINT } from './write-result-print.job.ts';

/**
 * Has one file of results made in the queue of all prints; that somebody took them is recorded. PRINTING_UNAVAILABLE: there is no browser
 * that could. PRINTS_WAITING: too many wait.
 */
export async function askPrint(
  ctx: Context,
  of: Pick<NewPrint, 'paperId' | 'listId' | 'version' | 'document' | 'choices'>,
  entry: Parameters<typeof record>[1],
): Promise<{ printId: string }> {
  if (!(await canPrint())) fail('PRINTING_UNAVAILABLE');
  const id = newId();
  await inTransaction(ctx, async (tx) => {
    await queuePrints(tx, WRITE_RESULT_PRINT, [{ id, ...of, set: null, askedBy: actorOf(ctx).accountId }]);
    await record(tx, entry);
  });
  return { printId: id };
}
