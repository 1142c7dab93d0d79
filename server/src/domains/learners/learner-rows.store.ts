import type { TransactionContext } from '../../kernel/context.ts';
import { changeRows, removeRows, rows } from '../../kernel/database/rows.ts';

const owned = ['learnerProfiles', 'accommodations', 'accommodationRequests', 'accommodationChanges'] as const;

/** Removes what the domain knows of a person; where they decided something for others, nobody is named. */
export async function forgetLearner(tx: TransactionContext, accountId: string): Promise<void> {
  for (const table of owned) await removeRows(tx, table, { accountId });
  await changeRows(tx, 'accommodationRequests', { decidedBy: accountId }, { decidedBy: null });
}

/** Moves what the other account has none of; what it has stays as it is. Past decisions keep the name of who made them. */
export async function moveLearner(tx: TransactionContext, from: string, to: string): Promise<void> {
  const has = async (table: 'learnerProfiles' | 'accommodations') =>
    (await rows(tx).selectFrom(table).select('accountId').where('accountId', '=', to).executeTakeFirst()) !== undefined;
  await rows(tx)
    .updateTable('learnerProfiles as theirs')
    .from('learnerProfiles as mine')
    .set((eb) => ({ vedantuId: eb.ref('mine.vedantuId') }))
    .where('theirs.accountId', '=', to)
    .where('theirs.vedantuId', 'is', null)
    .where('mine.accountId', '=', from)
    .execute();
  for (const table of ['learnerProfiles', 'accommodations'] as const)
    if (await has(table)) await removeRows(tx, table, { accountId: from });
  // One open request at a time: of two, that of the account that stays is answered.
  await rows(tx)
    .updateTable('accommodationRequests as mine')
    .set({ state: 'withdrawn', decidedAt: tx.clock.now() })
    .where('mine.accountId', '=', from)
    .where('mine.state', '=', 'open')
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('accommodationRequests as theirs')
          .select('theirs.id')
          .where('theirs.accountId', '=', to)
          .where('theirs.state', '=', 'open'),
      ),
    )
    .execute();
  for (const table of owned) await changeRows(tx, table, { accountId: from }, { accountId: to });
}
