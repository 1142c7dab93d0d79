import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import { type Context, inTransaction } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { enqueue } from '../../../kernel/jobs/enqueue.ts';
import { record } from '../../audit/index.ts';
import { rulesOf } from '../../tenancy/index.ts';
import { audienceOf } from './audience.ts';
import { lockBroadcast, moveBroadcast } from './broadcasts.store.ts';
import { LEAVE, noticeKey } from './leave.job.ts';
import { afterQuietHours } from './quiet-hours.ts';
import { presentBroadcast } from './show-broadcast.ts';
import { requireWords } from './words-for.ts';

type Send = typeof api.engagement.sendBroadcast;
/**
 * Sends a draft now, or at a time that is still to come; what is not urgent waits for the end of the quiet hours. Who gets it is decided
 * when it leaves. BROADCAST_STATE, BROADCAST_NOBODY, BROADCAST_WORDS_MISSING, BROADCAST_PLACE_UNKNOWN.
 */
export async function sendBroadcast(ctx: Context, { params, body }: Input<Send>): Promise<Answer<Send>> {
  const { timeZone } = await rulesOf(ctx.instituteId);
  const now = ctx.clock.now();
  const wanted = body.at === null ? now : new Date(Math.max(now.getTime(), Date.parse(body.at)));
  await inTransaction(ctx, async (tx) => {
    const draft = await lockBroadcast(tx, params.broadcastId, 'draft');
    requireWords(draft.texts);
    if ((await audienceOf(tx, draft)).length === 0) fail('BROADCAST_NOBODY');
    const sendAt = draft.urgent ? wanted : afterQuietHours(wanted, timeZone);
    await moveBroadcast(tx, draft.id, { state: 'scheduled', sendAt, people: null });
    await enqueue(tx, LEAVE, { broadcastId: draft.id }, { runAt: sendAt, key: noticeKey(draft.id) });
    const details = { sendAt: sendAt.toISOString() };
    await record(tx, { action: 'broadcast.scheduled', subjectKind: 'broadcast', subjectId: draft.id, details });
  });
  return presentBroadcast(ctx, params.broadcastId);
}
