import { actorOf, type Context, inTransaction } from '../../../kernel/context.ts';
import { record } from '../../audit/index.ts';
import { setFollowing } from '../doubts/doubts.store.ts';
import { seenDoubt } from '../doubts/show-doubt.ts';

/** Says that the caller has the same doubt, or not any more; who asked follows anyway. */
export async function followDoubt(ctx: Context, doubtId: string, on: boolean): Promise<void> {
  const doubt = await seenDoubt(ctx, doubtId);
  const { accountId } = actorOf(ctx);
  if (doubt.accountId === accountId) return;
  await inTransaction(ctx, async (tx) => {
    await setFollowing(tx, doubtId, accountId, on);
    await record(tx, {
      action: 'doubt.followed',
      subjectKind: 'doubt',
      subjectId: doubtId,
      details: { on },
    });
  });
}
