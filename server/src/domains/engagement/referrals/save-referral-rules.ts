import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import { type Context, inTransaction } from '../../../kernel/context.ts';
import { record, whatChanged } from '../../audit/index.ts';
import { referralRulesOf, saveReferralRulesRow } from './referrals.store.ts';

type Save = typeof api.engagement.saveReferralRules;
/** Other terms for invitations to come; those that were accepted keep theirs. */
export async function saveReferralRules(ctx: Context, { body }: Input<Save>): Promise<Answer<Save>> {
  await inTransaction(ctx, async (tx) => {
    const before = await referralRulesOf(tx);
    await saveReferralRulesRow(tx, body);
    await record(tx, {
      action: 'referralRules.changed',
      subjectKind: 'institute',
      subjectId: String(tx.instituteId),
      ...whatChanged(before, body),
    });
  });
  return body;
}
