import type { IntegrityEvent } from '@abhyas/contract/assessments/invigilation';
import { sql } from 'kysely';
import type { Context } from '../../../kernel/context.ts';
import { brought } from '../../../kernel/database/sql.ts';

/** A sign of life is written down at most once in so many seconds: the live page needs no more, and a watched hall reports often. */
const writtenEverySeconds = 10;
/** Nobody notices so much in one attempt; what a console reports beyond it is dropped. */
const mostNoticed = 2000;

export async function saveSignOfLife(ctx: Context, attemptId: string, seat: number): Promise<void> {
  const now = ctx.clock.now();
  const before = new Date(now.getTime() - writtenEverySeconds * 1000);
  await sql`
    insert into attempt_presence as p (institute_id, attempt_id, seen_at, seat)
    values (${ctx.instituteId}, ${attemptId}, ${now}, ${seat})
    on conflict (institute_id, attempt_id) do update set seen_at = excluded.seen_at, seat = excluded.seat
      where p.seat <> excluded.seat or p.seen_at <= ${before}`.execute(ctx.db);
}

export interface Unread {
  readonly id: string;
  readonly text: string;
  readonly at: Date;
}
/** What the student has not read yet, and when somebody last watched the paper. */
export async function readDesk(
  ctx: Context,
  attemptId: string,
  paperId: string,
): Promise<{ readonly messages: Unread[]; readonly watchedAt: Date | null }> {
  const { rows } = await sql<{ watchedAt: Date | null; id: string | null; text: string; at: Date }>`
    select w.watched_at as "watchedAt", m.id, m.text, m.sent_at as at
    from (select (select watched_at from paper_watches where institute_id = ${ctx.instituteId} and paper_id = ${paperId})) as w
    left join attempt_messages m on m.institute_id = ${ctx.instituteId} and m.attempt_id = ${attemptId} and m.read_at is null
    order by m.sent_at, m.id`.execute(ctx.db);
  return {
    watchedAt: rows[0]?.watchedAt ?? null,
    messages: rows.flatMap(({ id, text, at }) => (id === null ? [] : [{ id, text, at }])),
  };
}

export async function markRead(ctx: Context, attemptId: string, ids: readonly string[]): Promise<void> {
  await ctx.db
    .updateTable('attempt_messages')
    .set({ read_at: ctx.clock.now() })
    .where('institute_id', '=', ctx.instituteId)
    .where('attempt_id', '=', attemptId)
    .where('id', '=', sql<string>`any(${ids as string[]}::uuid[])`)
    .where('read_at', 'is', null)
    .execute();
}

/** Keeps what a console noticed; sent again it counts once. Its clock may be wrong: nothing happens after it was told. */
export async function insertNoticed(ctx: Context, attemptId: string, events: readonly IntegrityEvent[]): Promise<void> {
  const now = ctx.clock.now();
  await sql`
    insert into attempt_integrity (institute_id, attempt_id, id, kind, happened_at, seconds, came_at)
    select place.institute_id, ${attemptId}::uuid, e.id, e.kind, least(e.at, ${now}), e.seconds, ${now}
    from ${brought(
      ctx,
      sql`unnest(${events.map(({ id }) => id)}::uuid[], ${events.map(({ kind }) => kind)}::text[],
      ${events.map(({ at }) => at)}::timestamptz[], ${events.map(({ seconds }) => seconds ?? null)}::int[]) as e (id, kind, at, seconds)`,
    )}
    where (select count(*) from attempt_integrity where institute_id = ${ctx.instituteId} and attempt_id = ${attemptId}::uuid)
      < ${mostNoticed}
    on conflict do nothing`.execute(ctx.db);
}

/** Notes that somebody watches the paper now, so that its consoles report more often; and how often everyone was acted on. */
export async function watch(ctx: Context, paperId: string): Promise<number> {
  const { rows } = await sql<{ revision: number }>`
    insert into paper_watches as w (institute_id, paper_id, watched_at) values (${ctx.instituteId}, ${paperId}, ${ctx.clock.now()})
    on conflict (institute_id, paper_id) do update set watched_at = excluded.watched_at
    returning revision`.execute(ctx.db);
  return rows[0]!.revision;
}
