import type { Context, TransactionContext } from '../../kernel/context.ts';
import type { PersonalData } from '../identity/index.ts';
import { forgetOwner, listOwned, moveOwned } from './images/owned.store.ts';

/** Pictures that a person uploaded. What stands in questions and pages stays, without the name of who brought it. */
export const mediaPersonalData: PersonalData = {
  domain: 'media',
  tables: ['media_files'],
  export: async (ctx: Context, accountId: string) => ({ pictures: await listOwned(ctx, accountId) }),
  erase: (tx: TransactionContext, accountId: string) => forgetOwner(tx, accountId),
  reassign: (tx: TransactionContext, from: string, to: string) => moveOwned(tx, from, to),
};
