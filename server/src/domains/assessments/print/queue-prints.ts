import { printsAtOnce } from '@abhyas/contract/assessments/prints';
import type { TransactionContext } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { enqueue } from '../../../kernel/jobs/enqueue.ts';
import { countWaiting, insertPrints, type NewPrint } from './prints.store.ts';

/** Has files made by a job, one after the other; PRINTS_WAITING where the institute waits for too many already. */
export async function queuePrints(tx: TransactionContext, job: string, prints: readonly NewPrint[]): Promise<void> {
  const waiting = await countWaiting(tx);
  if (waiting + prints.length > printsAtOnce) fail('PRINTS_WAITING', { waiting });
  await insertPrints(tx, prints);
  // One queue for all institutes: printing takes one place of the worker at most, the clock of attempts has the others.
  for (const { id } of prints) await enqueue(tx, job, { printId: id }, { key: `print:${id}`, queue: 'print' });
}
