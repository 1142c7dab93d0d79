import { type Context, inTransaction } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { canPrint } from '../../../kernel/printing/print-page.ts';
import { record } from '../../audit/index.ts';
import { queuePrints } from '../print/print-kind.ts';
import type { PrintOfResults } from './print-of-results.ts';
import { resultPrint } from './write-result-print.ts';

/**
 * Has one file of results made in the queue of all prints; that somebody took them is recorded. PRINTING_UNAVAILABLE: there is no browser
 * that could. PRINTS_WAITING: too many wait.
 */
export async function askPrint(
  ctx: Context,
  about: PrintOfResults,
  entry: Parameters<typeof record>[1],
): Promise<{ printId: string }> {
  if (!(await canPrint())) fail('PRINTING_UNAVAILABLE');
  const [printId] = await inTransaction(ctx, async (tx) => {
    await record(tx, entry);
    return queuePrints(tx, resultPrint, [{ about }]);
  });
  return { printId: printId! };
}
