import type { api } from '@abhyas/contract';
import type { Input } from '@abhyas/contract/endpoint';
import type { Context } from '../../../kernel/context.ts';
import type { FileAnswer } from '../../../kernel/http/implement.ts';
import { takeCodeFile } from './take-code-file.ts';

/** The cards of a batch for a printer, once. CODES_OF_OTHERS, CODES_TAKEN, CODES_NOT_READY, CODES_GONE. */
export async function takeCodeSheets(
  ctx: Context,
  { body }: Input<typeof api.codes.takeCodeSheets>,
): Promise<FileAnswer> {
  const { batch, content } = await takeCodeFile(ctx, body.batchId, 'printed');
  return { fileName: `${batch.name}.pdf`, content, type: 'application/pdf' };
}
