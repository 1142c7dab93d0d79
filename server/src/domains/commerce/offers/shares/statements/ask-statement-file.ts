import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import { type Context, inTransaction } from '../../../../../kernel/context.ts';
import { fail } from '../../../../../kernel/errors.ts';
import { askForFiles, presentFile } from '../../../../../kernel/made-files/made-files.ts';
import { findFile } from '../../../../../kernel/made-files/made-files.store.ts';
import { requirePayee } from './statement-of.ts';
import { statementFile } from './statement-files.ts';

type Ask = typeof api.commerce.askStatementFile;
/** Has the PDF of a month made. NOT_FOUND for a payee whom the caller may not see. */
export async function askStatementFile(ctx: Context, { params, body }: Input<Ask>): Promise<Answer<Ask>> {
  const { id: payeeId } = await requirePayee(ctx, params.payeeId);
  const asked = [{ about: { payeeId, ...body }, subjectId: payeeId }];
  const [fileId = ''] = await inTransaction(ctx, (tx) => askForFiles(tx, statementFile, asked));
  return presentFile(ctx, (await findFile(ctx, statementFile, fileId)) ?? fail('NOT_FOUND'));
}
