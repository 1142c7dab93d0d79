import type { Context, TransactionContext } from '../../kernel/context.ts';
import type { PersonalData } from '../identity/index.ts';
import { forgetDevices, listSittings, movePapers, moveSittings } from './attempts/owned.store.ts';

/**
 * Tests that a student sat, and papers that a teacher built. Marks of an erased student stay without a name: ranks and averages of the
 * others rest on them. Who published a version of the past stays with that version.
 */
export const assessmentsPersonalData: PersonalData = {
  domain: 'assessments',
  tables: ['attempts', 'results', 'papers', 'paper_versions', 'paper_settings_history'],
  export: async (ctx: Context, accountId: string) => ({ tests: await listSittings(ctx, accountId) }),
  erase: (tx: TransactionContext, accountId: string) => forgetDevices(tx, accountId),
  reassign: async (tx: TransactionContext, from: string, to: string) => {
    await moveSittings(tx, from, to);
    await movePapers(tx, from, to);
  },
};
