import type { Context, TransactionContext } from '../../../kernel/context.ts';
import { listSwitchesOf, reassignSwitches } from '../access/switches.store.ts';

/** Which institutes an employee worked in, and why. It is never erased: the other institute may ask who was there. */
export const employeesPersonalData = {
  domain: 'employees',
  tables: ['employee_switches'],
  export: async (ctx: Context, accountId: string): Promise<Record<string, unknown>> => ({
    switches: await listSwitchesOf(ctx, accountId),
  }),
  erase: async (_tx: TransactionContext, _accountId: string): Promise<void> => {},
  reassign: (tx: TransactionContext, from: string, to: string): Promise<void> => reassignSwitches(tx, from, to),
};
