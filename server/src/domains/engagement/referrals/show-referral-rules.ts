import type { api } from '@abhyas/contract';
import type { Answer } from '@abhyas/contract/endpoint';
import { actorOf, type Context } from '../../../kernel/context.ts';
import { referralRulesOf } from './referrals.store.ts';

/** What an invitation is worth, and when it is paid. */
export async function showReferralRules(ctx: Context): Promise<Answer<typeof api.engagement.showReferralRules>> {
  return { ...(await referralRulesOf(ctx)), can: { edit: actorOf(ctx).capabilities.has('sales.write') } };
}
