import type { Context, TransactionContext } from '../../kernel/context.ts';
import { findProgress, moveFounder } from './checklist/progress.store.ts';

/** What onboarding holds about a person: that they founded this institute. It is kept as long as the institute stands. */
export const onboardingPersonalData = {
  domain: 'onboarding',
  tables: ['onboarding_progress'],
  export: async (ctx: Context, accountId: string): Promise<Record<string, unknown>> => {
    const row = await findProgress(ctx);
    return row?.founder_id === accountId ? { foundedThisInstituteAt: row.founded_at } : {};
  },
  /** Names nobody but by an id, which then leads to an account without a name. */
  erase: async (): Promise<void> => {},
  reassign: (tx: TransactionContext, from: string, to: string): Promise<void> => moveFounder(tx, from, to),
};
