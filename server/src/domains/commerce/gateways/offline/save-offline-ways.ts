import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import { type Context, inTransaction } from '../../../../kernel/context.ts';
import { record, whatChanged } from '../../../audit/index.ts';
import { offlineRulesOf, saveOfflineRules } from './offline-ways.store.ts';

type Save = typeof api.commerce.saveOfflineWays;
/** Changes where students pay the institute itself. The log holds both addresses: whoever changes them could send money elsewhere. */
export async function saveOfflineWays(ctx: Context, { body }: Input<Save>): Promise<Answer<Save>> {
  await inTransaction(ctx, async (tx) => {
    const before = await offlineRulesOf(tx);
    await saveOfflineRules(tx, body);
    await record(tx, {
      action: 'offlineWays.changed',
      subjectKind: 'institute',
      subjectId: String(tx.instituteId),
      ...whatChanged(before, body),
    });
  });
  return body;
}
