import type { Context, TransactionContext } from '../../kernel/context.ts';
import type { PersonalData } from '../identity/index.ts';
import { listGrantsOf, moveGrants, removeGrantsOf } from './grants/held-personal.store.ts';

/** What was opened to one person. A merge keeps the grant of either account once. */
export const entitlementsPersonalData: PersonalData = {
  domain: 'entitlements',
  tables: ['entitlements', 'grant_changes'],
  export: async (ctx: Context, accountId: string) => ({ grants: await listGrantsOf(ctx, accountId) }),
  erase: (tx: TransactionContext, accountId: string) => removeGrantsOf(tx, accountId),
  reassign: (tx: TransactionContext, from: string, to: string) => moveGrants(tx, from, to),
};
