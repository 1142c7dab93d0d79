import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import { type Context, inTransaction } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { record } from '../../audit/index.ts';
import { isStudentHere } from '../../identity/index.ts';
import { accommodationsOf, grantTime, noAccommodations } from './accommodations-of.ts';
import { saveDisplay } from './accommodations.store.ts';

type Save = typeof api.learners.saveAccommodations;
/** Grants extra time, larger letters and less motion without a request, or takes them away; it counts from the next test on. */
export async function saveAccommodations(ctx: Context, { params, body }: Input<Save>): Promise<Answer<Save>> {
  const { accountId } = params;
  if (!(await isStudentHere(ctx, accountId))) fail('NOT_FOUND');
  await inTransaction(ctx, async (tx) => {
    await grantTime(tx, accountId, body.extraTime, body.reason);
    if (body.display) await saveDisplay(tx, accountId, body.display);
    await record(tx, {
      action: 'accommodation.saved',
      subjectKind: 'account',
      subjectId: accountId,
      person: accountId,
      after: { extraTime: body.extraTime, ...body.display },
    });
  });
  const granted = (await accommodationsOf(ctx, [accountId])).get(accountId) ?? noAccommodations;
  return { granted, studentId: accountId };
}
