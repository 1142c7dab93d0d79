import type { Context, TransactionContext } from '../../kernel/context.ts';
import { listEntriesOf } from './log/log.store.ts';
import { giveKeys, listValuesOf, removeKeysOf } from './values/person-keys.store.ts';
import { openValues } from './values/person-values.ts';

/**
 * The log says who did what by the account's id alone, and is kept as it is: an erased account has no name any more. What it kept of a
 * person's values goes with the person's key; the chain of seals stays whole, because it covers only their digest.
 */
export const auditPersonalData = {
  domain: 'audit',
  tables: ['audit_log', 'audit_values', 'person_keys'],
  export: async (ctx: Context, accountId: string): Promise<Record<string, unknown>> => ({
    actions: await listEntriesOf(ctx, accountId),
    changes: (await listValuesOf(ctx, accountId)).map(({ at, action, ...kept }) => ({
      at,
      action,
      ...openValues(kept.keySealed, kept.sealed, kept.valuesDigest ?? ''),
    })),
  }),
  erase: (tx: TransactionContext, accountId: string): Promise<void> => removeKeysOf(tx, accountId),
  // Who acted stays who acted. Only where two accounts are one person do the values follow that person.
  reassign: async (tx: TransactionContext, from: string, to: string, kind?: 'merge' | 'handover'): Promise<void> => {
    if (kind === 'merge') await giveKeys(tx, from, to);
  },
};
