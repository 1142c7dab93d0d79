import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import { type Context, inTransaction } from '../../../../kernel/context.ts';
import { record } from '../../../audit/index.ts';
import { savePersonRow } from '../people.store.ts';
import { peopleToDecideAbout } from './close-accounts.ts';

type Api = typeof api.identity;

/** Lets blocked people in again; whoever left or was merged stays out. */
export async function unblockPeople(
  ctx: Context,
  { body }: Input<Api['unblockPeople']>,
): Promise<Answer<Api['unblockPeople']>> {
  return inTransaction(ctx, async (tx) => {
    const people = await peopleToDecideAbout(tx, body.accountIds);
    const blocked = people.filter(
      ({ status, disabled_as }) => status === 'disabled' && (disabled_as === 'misuse' || disabled_as === null),
    );
    for (const { id } of blocked) {
      await savePersonRow(tx, id, {
        status: 'active',
        disabled_as: null,
        disabled_reason: null,
        disabled_at: null,
        disabled_by: null,
      });
      await record(tx, {
        action: 'account.unblocked',
        subjectKind: 'account',
        subjectId: id,
        before: { status: 'blocked' },
        after: { status: 'allowed' },
      });
    }
    return { changed: blocked.length };
  });
}
