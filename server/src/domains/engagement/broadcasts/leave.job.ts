import { broadcastStates } from '@abhyas/contract/engagement/broadcast-words';
import type { BroadcastDraft } from '@abhyas/contract/engagement/broadcasts';
import type { NoticeChannel } from '@abhyas/contract/notices/notices';
import { inTransaction } from '../../../kernel/context.ts';
import type { Job } from '../../../kernel/jobs/worker.ts';
import { notify } from '../../notices/index.ts';
import { audienceOf } from './audience.ts';
import { findBroadcast, lockBroadcast, moveBroadcast } from './broadcasts.store.ts';
import { wordsFor } from './words-for.ts';

export const LEAVE = 'engagement.leave';

/** Under this key each person is told once, however often the job runs. */
export const noticeKey = (broadcastId: string): string => `broadcast:${broadcastId}`;
export const kindOfBroadcast = (purpose: BroadcastDraft['purpose']): string => `broadcast.${purpose}`;
/** The ways that the staff chose; what a person switched off stays off. */
export const waysOf = ({ mail, sms }: Pick<BroadcastDraft, 'mail' | 'sms'>): readonly NoticeChannel[] => [
  'inbox',
  ...(mail ? (['mail'] as const) : []),
  ...(sms ? (['sms'] as const) : []),
];

/** Tells everybody whom a broadcast is for at this moment. One that was taken back or put off meanwhile does not leave. */
export const leave: Job = async (ctx, payload) => {
  const id = String(payload['broadcastId']);
  const found = await findBroadcast(ctx, id);
  if (found?.state !== 'scheduled' || found.sendAt === null || found.sendAt > ctx.clock.now()) return;
  await inTransaction(ctx, async (tx) => {
    const broadcast = await lockBroadcast(tx, id, ...broadcastStates);
    // Taken back, or sent by another run of this job, since it was read.
    if (broadcast.state !== 'scheduled') return;
    const readers = await audienceOf(tx, broadcast);
    await notify(tx, {
      kind: kindOfBroadcast(broadcast.purpose),
      accountIds: readers.map(({ contact }) => contact.id),
      params: {},
      own: new Map(
        readers.map(({ contact, kind, values }) => [
          contact.id,
          { params: wordsFor(broadcast.texts, values), link: `/${kind}/notices` },
        ]),
      ),
      key: noticeKey(id),
      channels: waysOf(broadcast),
    });
    await moveBroadcast(tx, id, { state: 'sent', sendAt: broadcast.sendAt, people: readers.length });
  });
};
