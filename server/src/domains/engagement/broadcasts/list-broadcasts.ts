import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import { actorOf, type Context } from '../../../kernel/context.ts';
import { namesOfBatches } from '../../cohorts/index.ts';
import { outcomesOf } from '../../notices/index.ts';
import { listBroadcastRows } from './broadcasts.store.ts';
import { noticeKey } from './leave.job.ts';

type List = typeof api.engagement.listBroadcasts;
/** Notices to many people, the newest first, with how many have read each. */
export async function listBroadcasts(ctx: Context, { query }: Input<List>): Promise<Answer<List>> {
  const { page, size } = query;
  const { rows, total } = await listBroadcastRows(ctx, { ...query, state: query.state });
  const names = await namesOfBatches(ctx, [...new Set(rows.flatMap(({ batchIds }) => batchIds))]);
  const told = await outcomesOf(
    ctx,
    rows.map(({ id }) => noticeKey(id)),
  );
  return {
    rows: rows.map(({ id, texts, batchIds, sendAt, updatedAt, state, purpose, everyone, people }) => ({
      broadcastId: id,
      state,
      purpose,
      everyone,
      sendAt: sendAt?.toISOString() ?? null,
      updatedAt: updatedAt.toISOString(),
      subject: texts.en.subject,
      batches: batchIds.flatMap((one) => names.get(one) ?? []),
      people,
      read: people === null ? null : (told.get(noticeKey(id))?.read ?? 0),
    })),
    total,
    page,
    size,
    can: { create: actorOf(ctx).capabilities.has('cohorts.write') },
  };
}
