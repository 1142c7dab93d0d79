import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import type { Broadcast } from '@abhyas/contract/engagement/broadcasts';
import type { Context } from '../../../kernel/context.ts';
import { outcomesOf } from '../../notices/index.ts';
import { getBroadcast, type StoredBroadcast } from './broadcasts.store.ts';
import { noticeKey } from './leave.job.ts';

type Show = typeof api.engagement.showBroadcast;
/** One notice to many people as it stands, and what became of it. */
export async function showBroadcast(ctx: Context, { params }: Input<Show>): Promise<Answer<Show>> {
  return presentBroadcast(ctx, params.broadcastId);
}

/** As `showBroadcast`, for whoever has just changed it. */
export async function presentBroadcast(ctx: Context, id: string): Promise<Broadcast> {
  const stored = await getBroadcast(ctx, id);
  return { ...termsOf(stored), ...(await standingOf(ctx, stored)) };
}

const termsOf = (stored: StoredBroadcast) => ({
  purpose: stored.purpose,
  everyone: stored.everyone,
  batchIds: stored.batchIds,
  students: stored.students,
  guardians: stored.guardians,
  mail: stored.mail,
  sms: stored.sms,
  urgent: stored.urgent,
  texts: stored.texts,
});

async function standingOf(ctx: Context, { id, state, sendAt, updatedAt, people }: StoredBroadcast) {
  const told = people === null ? undefined : (await outcomesOf(ctx, [noticeKey(id)])).get(noticeKey(id));
  const none = { sent: 0, waiting: 0, failed: 0 };
  return {
    broadcastId: id,
    state,
    sendAt: sendAt?.toISOString() ?? null,
    updatedAt: updatedAt.toISOString(),
    outcome:
      people === null ? null : { people, read: told?.read ?? 0, mail: told?.mail ?? none, sms: told?.sms ?? none },
  };
}
