import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import { actorOf, type Context, inTransaction } from '../../../kernel/context.ts';
import { record } from '../../audit/index.ts';
import { namesOfBatches } from '../../cohorts/index.ts';
import { contactsOf } from '../../identity/index.ts';
import { notify } from '../../notices/index.ts';
import { settingsOf } from '../../tenancy/index.ts';
import { getBroadcast } from './broadcasts.store.ts';
import { waysOf } from './leave.job.ts';
import { requireWords, wordsFor } from './words-for.ts';

type Test = typeof api.engagement.testBroadcast;
/** Sends a draft to the caller alone, with their own name in it. BROADCAST_WORDS_MISSING, BROADCAST_PLACE_UNKNOWN. */
export async function testBroadcast(ctx: Context, { params }: Input<Test>): Promise<Answer<Test>> {
  const { accountId } = actorOf(ctx);
  const draft = await getBroadcast(ctx, params.broadcastId);
  requireWords(draft.texts);
  const name = (await contactsOf(ctx, [accountId])).get(accountId)?.name ?? '';
  const batch = [...(await namesOfBatches(ctx, draft.batchIds)).values()].join(', ');
  const institute = (await settingsOf(ctx.instituteId))?.name ?? '';
  await inTransaction(ctx, async (tx) => {
    await notify(tx, {
      // An offer is tested as a notice: whoever writes it need not have agreed to offers.
      kind: 'broadcast.notice',
      accountIds: [accountId],
      params: wordsFor(draft.texts, { name, student: name, batch, institute }),
      channels: waysOf(draft),
    });
    await record(tx, { action: 'broadcast.tested', subjectKind: 'broadcast', subjectId: draft.id });
  });
  return { sent: true };
}
