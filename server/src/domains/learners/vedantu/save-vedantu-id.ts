import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import { type Context, inTransaction } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { record } from '../../audit/index.ts';
import { isStudentHere } from '../../identity/index.ts';
import { findVedantuId, saveVedantuNumber } from './vedantu.store.ts';

type Save = typeof api.learners.saveVedantuId;
/** Writes that number, or takes it away; NOT_FOUND where there is no such student here. */
export async function saveVedantuId(ctx: Context, { params, body }: Input<Save>): Promise<Answer<Save>> {
  const { accountId } = params;
  const { vedantuId } = body;
  if (!(await isStudentHere(ctx, accountId))) fail('NOT_FOUND');
  await inTransaction(ctx, async (tx) => {
    const before = await findVedantuId(tx, accountId);
    if (before === vedantuId) return;
    await saveVedantuNumber(tx, accountId, vedantuId);
    await record(tx, {
      action: 'learner.vedantuIdSaved',
      subjectKind: 'account',
      subjectId: accountId,
      person: accountId,
      before: { vedantuId: before },
      after: { vedantuId },
    });
  });
  return { vedantuId };
}
