import type { api } from '@abhyas/contract';
import type { Input } from '@abhyas/contract/endpoint';
import type { Context } from '../../../kernel/context.ts';
import type { FileAnswer } from '../../../kernel/http/implement.ts';
import { takeCodeFile } from './take-code-file.ts';

/** The codes of a batch in plain text, once. CODES_OF_OTHERS, CODES_TAKEN, CODES_NOT_READY, CODES_GONE. */
export async function takeCodeList(ctx: Context, { body }: Input<typeof api.codes.takeCodeList>): Promise<FileAnswer> {
  const { batch, content } = await takeCodeFile(ctx, body.batchId, 'list');
  return { fileName: `${batch.name}.csv`, content };
}
