import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import { actorOf, type Context } from '../../../kernel/context.ts';
import { findStudentIds, namesOf } from '../../identity/index.ts';
import { rulesOf } from '../../tenancy/index.ts';
import { fillTemplate } from '../kinds/fill-template.ts';
import { kindOf } from '../kinds/notice-kind.ts';
import { listDeliveryRows } from './deliveries.store.ts';
import type { DeliveryState } from './delivery-state.ts';

type List = typeof api.notices.listDeliveries;
/** The institute's messages outside the inbox, the newest first: to whom, how, and what became of them. */
export async function listDeliveries(ctx: Context, { query }: Input<List>): Promise<Answer<List>> {
  const { page, size, language } = query;
  const { rows, total } = await listDeliveryRows(ctx, {
    accountIds: query.search ? await findStudentIds(ctx, query.search) : undefined,
    state: query.state,
    channel: query.channel,
    page,
    size,
  });
  const names = await namesOf(ctx, [...new Set(rows.map(({ account_id }) => account_id))]);
  const { timeZone } = await rulesOf(ctx.instituteId);
  return {
    rows: rows.map((row) => ({
      id: row.id,
      account: { id: row.account_id, name: '', email: '', ...names.get(row.account_id) },
      kind: row.kind,
      subject: fillTemplate(kindOf(row.kind), row.params, { language, timeZone }).subject,
      channel: row.channel as 'mail' | 'sms',
      state: row.state as DeliveryState,
      reason: row.reason,
      tries: row.tries,
      queuedAt: row.queued_at.toISOString(),
      finishedAt: row.finished_at?.toISOString() ?? null,
    })),
    total,
    page,
    size,
    can: { retry: actorOf(ctx).capabilities.has('people.write') },
  };
}
