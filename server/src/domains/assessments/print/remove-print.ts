import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import { type Context, inTransaction } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { removeFile } from '../../../kernel/made-files/make-file.job.ts';
import { findFile } from '../../../kernel/made-files/made-files.store.ts';
import { record } from '../../audit/index.ts';
import { paperPrint } from './write-print.ts';

type Endpoint = typeof api.assessments.removePrint;

/** Removes a file at once. */
export async function removePrint(ctx: Context, { params }: Input<Endpoint>): Promise<Answer<Endpoint>> {
  const print = await findFile(ctx, paperPrint, params.printId);
  if (print?.subjectId !== params.paperId) return fail('NOT_FOUND');
  const { version, document, set } = print.about;
  await inTransaction(ctx, async (tx) => {
    await removeFile(tx, print);
    await record(tx, {
      action: 'paper.printRemoved',
      subjectKind: 'paper',
      subjectId: params.paperId,
      details: { version, document, set },
    });
  });
  return { removed: true };
}
