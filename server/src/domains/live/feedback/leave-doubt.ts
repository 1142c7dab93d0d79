import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import { MOST_DOUBTS } from '@abhyas/contract/live/words';
import { actorOf, type Context, inTransaction } from '../../../kernel/context.ts';
import { lockByName } from '../../../kernel/database/rows.ts';
import { fail } from '../../../kernel/errors.ts';
import { newId } from '../../../kernel/ids.ts';
import { namesOf } from '../../identity/index.ts';
import { notify } from '../../notices/index.ts';
import { ownClass } from '../attendance/own-class.ts';
import { requireState } from '../classes/class-state.ts';
import { insertDoubt, listDoubtsOf, type StoredDoubt } from './doubts.store.ts';
import { presentOwnDoubts } from './present-doubts.ts';

type Leave = typeof api.live.leaveDoubt;
/** Leaves a doubt after a class, whether or not one was there; its teacher is told. LIVE_NOT_YOURS, LIVE_STATE, LIVE_DOUBTS_FULL. */
export async function leaveDoubt(ctx: Context, { params, body }: Input<Leave>): Promise<Answer<Leave>> {
  const { accountId } = actorOf(ctx);
  const { one } = await ownClass(ctx, params.classId);
  requireState(one, ctx.clock.now(), 'live', 'ended');
  const open = { answer: '', answeredBy: null, answeredAt: null };
  const doubt: StoredDoubt = {
    id: newId(),
    classId: one.id,
    accountId,
    words: body.words,
    askedAt: ctx.clock.now(),
    ...open,
  };
  await inTransaction(ctx, async (tx) => {
    await lockByName(tx, `live.doubts.${one.id}.${accountId}`);
    if ((await listDoubtsOf(tx, one.id, accountId)).length >= MOST_DOUBTS)
      fail('LIVE_DOUBTS_FULL', { most: MOST_DOUBTS });
    await insertDoubt(tx, doubt);
    await notify(tx, {
      kind: 'live.doubtLeft',
      accountIds: [one.teacherId],
      params: {
        title: one.title,
        name: (await namesOf(tx, [accountId])).get(accountId)?.name ?? '',
        words: doubt.words,
      },
      link: `/partner/live/${one.id}`,
    });
  });
  return (await presentOwnDoubts(ctx, [doubt]))[0]!;
}
