import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import { type Context, inTransaction } from '../../../../kernel/context.ts';
import { record } from '../../../audit/index.ts';
import { closeAccount, peopleToDecideAbout, requireOwnerBut } from './close-accounts.ts';

type Api = typeof api.identity;

/** Blocks people for misuse (spec §8 names what they are told); those who are out already stay as they are. */
export async function blockPeople(
  ctx: Context,
  { body }: Input<Api['blockPeople']>,
): Promise<Answer<Api['blockPeople']>> {
  return inTransaction(ctx, async (tx) => {
    const people = await peopleToDecideAbout(tx, body.accountIds);
    await requireOwnerBut(tx, people);
    const open = people.filter(({ status }) => status !== 'disabled');
    for (const { id } of open) {
      await closeAccount(tx, id, { as: 'misuse', reason: body.reason });
      await record(tx, {
        action: 'account.blocked',
        subjectKind: 'account',
        subjectId: id,
        reason: body.reason,
        before: { status: 'allowed' },
        after: { status: 'blocked' },
      });
    }
    return { changed: open.length };
  });
}
