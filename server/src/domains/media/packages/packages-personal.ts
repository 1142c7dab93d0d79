import type { Context, TransactionContext } from '../../../kernel/context.ts';
import { listSittings, removeSittingsOf } from './sittings/sittings.store.ts';
import { listStatesOf, moveStates, removeStatesOf } from './sittings/states.store.ts';

/** What a learner did in packages: it goes with the account. */
export const packagesPersonalData = {
  tables: ['package_sittings', 'package_states'],
  export: async (ctx: Context, accountId: string) => ({
    packages: await listStatesOf(ctx, accountId),
    packageSittings: await listSittings(ctx, accountId),
  }),
  erase: async (tx: TransactionContext, accountId: string): Promise<void> => {
    await removeSittingsOf(tx, accountId);
    await removeStatesOf(tx, accountId);
  },
  reassign: async (tx: TransactionContext, from: string, to: string): Promise<void> => {
    await removeSittingsOf(tx, from);
    await moveStates(tx, from, to);
  },
};
