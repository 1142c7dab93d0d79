import type { Context, TransactionContext } from '../../kernel/context.ts';
import { listEntriesOf } from './log/log.store.ts';

/** The log says who did what by the account's id alone. It is kept as it is: an erased account has no name any more. */
export const auditPersonalData = {
  domain: 'audit',
  tables: ['audit_log'],
  export: async (ctx: Context, accountId: string): Promise<Record<string, unknown>> => ({
    actions: await listEntriesOf(ctx, accountId),
  }),
  erase: async (_tx: TransactionContext, _accountId: string): Promise<void> => {},
  reassign: async (_tx: TransactionContext, _from: string, _to: string): Promise<void> => {},
};
