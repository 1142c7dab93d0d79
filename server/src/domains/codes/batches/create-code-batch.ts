import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import { type Context, inTransaction } from '../../../kernel/context.ts';
import { addressOf } from '../../../kernel/http/caller.ts';
import type { Call } from '../../../kernel/http/implement.ts';
import { askForFiles } from '../../../kernel/made-files/made-files.ts';
import { presentCodeBatch } from './present-code-batches.ts';
import { addCodeBatch } from '../making/add-code-batch.ts';
import { codeFiles } from '../making/code-files.ts';

type Create = typeof api.codes.createCodeBatch;
/** Has a batch of codes made by a job. OFFER_UNKNOWN, CODES_OVER. */
export async function createCodeBatch(
  ctx: Context,
  { body }: Input<Create>,
  { request }: Call,
): Promise<Answer<Create>> {
  const batchId = await inTransaction(ctx, async (tx) => {
    const subjectId = await addCodeBatch(tx, body);
    await askForFiles(tx, codeFiles, [{ about: { batchId: subjectId, address: addressOf(request) }, subjectId }]);
    return subjectId;
  });
  return presentCodeBatch(ctx, batchId);
}
