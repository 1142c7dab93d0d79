import type { Context, TransactionContext } from '../../kernel/context.ts';
import { listBankWork, reassignBankChanges } from './bank/bank.store.ts';
import { forgetActor, listChangesOf } from './settings/changes.store.ts';

/** What tenancy holds about a person: that they changed a setting, published a policy, entered or approved bank details. */
export const tenancyPersonalData = {
  domain: 'tenancy',
  tables: ['settings_changes', 'policy_versions', 'bank_changes'],
  export: async (ctx: Context, accountId: string): Promise<Record<string, unknown>> => ({
    settingsChanged: await listChangesOf(ctx, accountId),
    bankDetails: await listBankWork(ctx, accountId),
  }),
  /** Who entered and who approved bank details is kept, as the law on accounts asks. */
  erase: (tx: TransactionContext, accountId: string): Promise<void> => forgetActor(tx, accountId),
  reassign: (tx: TransactionContext, from: string, to: string): Promise<void> => reassignBankChanges(tx, from, to),
};
