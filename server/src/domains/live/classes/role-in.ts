import type { RoomRole } from '@abhyas/contract/live/words';
import { actorOf, type Context } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { belongsTo } from './audience.ts';
import { audiencesOf, type StoredClass } from './classes.store.ts';
import { canWriteClasses } from './present-classes.ts';

/** Staff who may change classes teach; students of the batch or course learn; for everybody else: LIVE_NOT_YOURS. */
export async function roleIn(ctx: Context, one: StoredClass): Promise<RoomRole> {
  const actor = actorOf(ctx);
  if (actor.viewedBy) fail('LIVE_NOT_YOURS');
  if (actor.kind !== 'student') return canWriteClasses(actor) ? 'instructor' : fail('LIVE_NOT_YOURS');
  const audience = (await audiencesOf(ctx, [one.id])).get(one.id) ?? [];
  const mine = await belongsTo(ctx, actor.accountId, audience);
  return audience.some(({ id }) => mine.has(id)) ? 'student' : fail('LIVE_NOT_YOURS');
}
