import type { api } from '@abhyas/contract';
import type { DoubtThread } from '@abhyas/contract/courses/doubts';
import type { Input } from '@abhyas/contract/endpoint';
import { actorOf, type Context, inTransaction } from '../../../kernel/context.ts';
import { record } from '../../audit/index.ts';
import { setFollowing } from '../doubts/doubts.store.ts';
import { seenDoubt, showDoubt } from '../doubts/show-doubt.ts';

/** Says that the caller has the same doubt, or not any more; who asked follows anyway. */
export async function followDoubt(
  ctx: Context,
  { params, body: { on } }: Input<typeof api.courses.followDoubt>,
): Promise<DoubtThread> {
  const { doubtId } = params;
  const doubt = await seenDoubt(ctx, doubtId);
  const { accountId } = actorOf(ctx);
  if (doubt.accountId !== accountId)
    await inTransaction(ctx, async (tx) => {
      await setFollowing(tx, doubtId, accountId, on);
      await record(tx, {
        action: 'doubt.followed',
        subjectKind: 'doubt',
        subjectId: doubtId,
        details: { on },
      });
    });
  return showDoubt(ctx, { params });
}
