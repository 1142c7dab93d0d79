import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import { type Context, inTransaction } from '../../../../kernel/context.ts';
import { record, whatChanged } from '../../../audit/index.ts';
import { saveWalletRulesRow, walletRulesOf } from './wallet-rules.store.ts';

type Save = typeof api.commerce.saveWalletRules;
/** Changes the rules for money that is added from now on; what is in wallets stays. */
export async function saveWalletRules(ctx: Context, { body }: Input<Save>): Promise<Answer<Save>> {
  await inTransaction(ctx, async (tx) => {
    const before = await walletRulesOf(tx);
    await saveWalletRulesRow(tx, body);
    await record(tx, {
      action: 'walletRules.changed',
      subjectKind: 'institute',
      subjectId: String(tx.instituteId),
      ...whatChanged(before, body),
    });
  });
  return body;
}
