import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import { actorOf, type Context, inTransaction } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { addressOf } from '../../../kernel/http/caller.ts';
import type { Call } from '../../../kernel/http/implement.ts';
import { findFile } from '../../../kernel/made-files/made-files.store.ts';
import { askForFiles } from '../../../kernel/made-files/made-files.ts';
import { record } from '../../audit/index.ts';
import { isRunning, listExports, personalExport, presentExport } from './export.ts';

/** Begins to collect everything about the signed-in person; one collection at a time. */
export async function askExport(
  ctx: Context,
  _input: Input<typeof api.identity.askExport>,
  { request }: Call,
): Promise<Answer<typeof api.identity.askExport>> {
  const calledAt = addressOf(request);
  const { accountId } = actorOf(ctx);
  const [latest] = await listExports(ctx, accountId, 1);
  if (latest && isRunning(latest)) fail('EXPORT_RUNNING');
  const [id] = await inTransaction(ctx, async (tx) => {
    await record(tx, { action: 'account.exportAsked', subjectKind: 'account', subjectId: accountId });
    return askForFiles(tx, personalExport, [{ about: { calledAt } }]);
  });
  return presentExport((await findFile(ctx, personalExport, id!)) ?? fail('NOT_FOUND'));
}
