import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import type { Language } from '@abhyas/contract/shapes';
import { actorOf, type Context } from '../../../kernel/context.ts';
import { contactHash } from '../../../kernel/messages/masked.ts';
import { findStudentIds, namesOf } from '../../identity/index.ts';
import { rulesOf } from '../../tenancy/index.ts';
import { fillTemplate } from '../kinds/fill-template.ts';
import { kindOf } from '../kinds/notice-kind.ts';
import { listLog, type LogRow } from './log.store.ts';
import { aboutsOf, messageNames } from './message-names.ts';

type List = typeof api.notices.listDeliveries;
type Row = Answer<List>['rows'][number];

/** The institute's messages outside the inbox, the newest first: what for, to whom, how, and what became of them. */
export async function listDeliveries(ctx: Context, { query }: Input<List>): Promise<Answer<List>> {
  const { page, size, language, search, topic, state, channel } = query;
  const { rows, total } = await listLog(ctx, {
    about: search ? await aboutOf(ctx, search) : undefined,
    only: topic && (topic === 'notice' ? topic : aboutsOf(topic)),
    state,
    channel,
    page,
    size,
  });
  const ids = new Set(rows.flatMap(({ accountId }) => accountId ?? []));
  const names = await namesOf(ctx, [...ids]);
  const { timeZone } = await rulesOf(ctx.instituteId);
  return {
    rows: rows.map((row) => presentRow(row, names, { language, timeZone })),
    total,
    page,
    size,
    can: { retry: actorOf(ctx).capabilities.has('people.write') },
  };
}

/** A student by words of the name or address; anybody by the whole address, or the number with its country code. */
async function aboutOf(ctx: Context, search: string): Promise<{ accountIds: string[]; sentToHash: Buffer }> {
  const contact = search.includes('@') ? search.toLowerCase() : search.replaceAll(/[\s()-]/g, '');
  return { accountIds: await findStudentIds(ctx, search), sentToHash: contactHash(ctx.instituteId, contact) };
}

function presentRow(
  row: LogRow,
  names: Awaited<ReturnType<typeof namesOf>>,
  told: { readonly language: Language; readonly timeZone: string },
): Row {
  const { accountId: id, about } = row;
  const notice = about === 'notice';
  return {
    id: row.id,
    account: id === null ? null : { id, name: '', email: '', ...names.get(id) },
    sentTo: row.sentTo,
    topic: notice ? 'notice' : messageNames[about].topic,
    kind: notice ? row.kind : about,
    subject: notice ? fillTemplate(kindOf(row.kind), row.params, told).subject : messageNames[about][told.language],
    channel: row.channel,
    state: row.state,
    reason: row.reason,
    tries: row.tries,
    queuedAt: row.queuedAt.toISOString(),
    finishedAt: row.finishedAt?.toISOString() ?? null,
  };
}
