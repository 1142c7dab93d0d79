import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import { type Context, inTransaction } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import type { Job } from '../../../kernel/jobs/worker.ts';
import { runtime } from '../../../kernel/runtime.ts';
import { record } from '../../audit/index.ts';
import { findPrint, listExpiredPrints, type PrintFile, removePrintRow } from './prints.store.ts';

type Endpoint = typeof api.assessments.removePrint;
export const REMOVE_PRINTS = 'paper.removePrints';

/** Removes a file at once. */
export async function removePrint(ctx: Context, { params }: Input<Endpoint>): Promise<Answer<Endpoint>> {
  const print = await findPrint(ctx, params.printId);
  if (print?.paperId !== params.paperId) return fail('NOT_FOUND');
  await inTransaction(ctx, async (tx) => {
    await removePrintRow(tx, print.id);
    await record(tx, {
      action: 'paper.printRemoved',
      subjectKind: 'paper',
      subjectId: print.paperId,
      details: { version: print.version, document: print.document, set: print.set },
    });
  });
  await removeFile(print);
  return { removed: true };
}

/** Removes the files whose time is over. */
export const removePrints: Job = async (ctx) => {
  for (const print of await listExpiredPrints(ctx, ctx.clock.now())) {
    await removeFile(print);
    await removePrintRow(ctx, print.id);
  }
};

async function removeFile({ storageKey }: PrintFile): Promise<void> {
  if (storageKey !== null) await runtime().storage.remove(storageKey);
}
