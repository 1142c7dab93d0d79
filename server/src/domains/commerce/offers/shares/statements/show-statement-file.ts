import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import type { Context } from '../../../../../kernel/context.ts';
import { fail } from '../../../../../kernel/errors.ts';
import { presentFile } from '../../../../../kernel/made-files/made-files.ts';
import { findFile } from '../../../../../kernel/made-files/made-files.store.ts';
import { requirePayee } from './statement-of.ts';
import { statementFile } from './statement-files.ts';

type Show = typeof api.commerce.showStatementFile;
/** How far a PDF of this payee is. NOT_FOUND for one of another payee. */
export async function showStatementFile(ctx: Context, { params }: Input<Show>): Promise<Answer<Show>> {
  const payee = await requirePayee(ctx, params.payeeId);
  const file = (await findFile(ctx, statementFile, params.fileId)) ?? fail('NOT_FOUND');
  return file.subjectId === payee.id ? presentFile(ctx, file) : fail('NOT_FOUND');
}
