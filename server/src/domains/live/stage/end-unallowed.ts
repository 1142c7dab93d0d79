import type { Context } from '../../../kernel/context.ts';
import { listPeople } from '../presence/people.store.ts';
import type { RoomVisitor } from '../presence/require-room.ts';
import { endFeeds, feedsOf } from './stages.ts';

/** Ends what students send over lines to this process who may speak no longer: the teacher’s line may lead to another one. */
export async function endUnallowed(ctx: Context, visitors: readonly RoomVisitor[]): Promise<void> {
  for (const [classId, here] of Map.groupBy(visitors, (one) => one.classId)) {
    const hosts = new Set(here.filter(({ isHost }) => isHost).map(({ accountId }) => accountId));
    const others = new Set(here.map(({ accountId }) => accountId)).difference(hosts);
    const sending = others.intersection(new Set(feedsOf(ctx, classId).map(({ accountId }) => accountId)));
    if (sending.size === 0) continue;
    const speaking = (await listPeople(ctx, classId)).filter(({ speaksAt }) => speaksAt !== null);
    for (const { accountId } of speaking) sending.delete(accountId);
    for (const accountId of sending) await endFeeds(ctx, classId, accountId);
  }
}
