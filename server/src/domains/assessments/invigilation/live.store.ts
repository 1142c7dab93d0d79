import type { IntegrityKind } from '@abhyas/contract/assessments/invigilation';
import type { SetLetter } from '@abhyas/contract/assessments/shapes';
import { sql } from 'kysely';
import type { Context } from '../../../kernel/context.ts';
import type { Attempt } from '../answers/attempts.store.ts';

/** An attempt as those who watch see it. */
export interface Watched extends Pick<Attempt, 'revision' | 'number' | 'seat' | 'state' | 'endedBy' | 'startedAt'> {
  readonly attemptId: string;
  readonly accountId: string;
  readonly endedAt: Date | null;
  readonly deadline: Date;
  readonly graceSeconds: number;
  readonly pausedAt: Date | null;
  readonly sectionEnds: readonly Date[] | null;
  readonly setLetter: SetLetter;
  readonly seenAt: Date | null;
  readonly warnings: number;
  readonly lateAnswers: number;
  readonly extraSeconds: number;
  readonly unreadMessages: number;
}

/** The newest attempt of each person at a paper; or one alone. Everything small is counted by index; answers are counted apart. */
export async function listWatched(
  ctx: Context,
  which: { paperId: string } | { attemptId: string },
): Promise<Watched[]> {
  const here = ctx.instituteId;
  const chosen = 'paperId' in which ? sql`a.paper_id = ${which.paperId}::uuid` : sql`a.id = ${which.attemptId}::uuid`;
  const { rows } = await sql<Watched>`
    with newest as (
      select distinct on (a.account_id) a.* from attempts a where a.institute_id = ${here} and ${chosen}
      order by a.account_id, a.number desc)
    select a.id as "attemptId", a.account_id as "accountId", a.revision, a.number, a.seat, a.state, a.ended_by as "endedBy",
      a.started_at as "startedAt", a.ended_at as "endedAt", a.deadline, extract(epoch from a.grace)::int as "graceSeconds",
      a.paused_at as "pausedAt", a.section_ends as "sectionEnds", a.set_letter as "setLetter",
      (select p.seen_at from attempt_presence p where p.institute_id = ${here} and p.attempt_id = a.id) as "seenAt",
      (select count(*)::int from attempt_integrity i where i.institute_id = ${here} and i.attempt_id = a.id) as warnings,
      (select count(*)::int from response_events e where e.institute_id = ${here} and e.attempt_id = a.id and e.late
        and e.kind = 'answer' and not exists (select from late_acceptances l where l.institute_id = ${here}
          and l.attempt_id = e.attempt_id and l.seat = e.seat and l.sequence = e.sequence)) as "lateAnswers",
      (select coalesce(sum(v.seconds), 0)::int from attempt_interventions v where v.institute_id = ${here}
        and v.attempt_id = a.id and v.kind in ('extended', 'compensated')) as "extraSeconds",
      (select count(*)::int from attempt_messages m where m.institute_id = ${here} and m.attempt_id = a.id
        and m.read_at is null) as "unreadMessages"
    from newest a`.execute(ctx.db);
  return rows;
}

/** How many questions each attempt has an answer to. */
export async function countAnswered(ctx: Context, attemptIds: readonly string[]): Promise<Map<string, number>> {
  if (attemptIds.length === 0) return new Map();
  const { rows } = await sql<{ id: string; count: number }>`
    select attempt_id as id, count(*)::int as count from responses
    where institute_id = ${ctx.instituteId} and attempt_id = any(${attemptIds as string[]}::uuid[]) and kind = 'answer'
      and answer->'response' <> 'null'::jsonb
    group by attempt_id`.execute(ctx.db);
  return new Map(rows.map(({ id, count }) => [id, count]));
}

export interface Noticed {
  readonly kind: IntegrityKind;
  readonly at: Date;
  readonly seconds: number | null;
}
export async function listNoticed(ctx: Context, attemptId: string): Promise<Noticed[]> {
  const rows = await ctx.db
    .selectFrom('attempt_integrity')
    .select(['kind', 'happened_at', 'seconds'])
    .where('institute_id', '=', ctx.instituteId)
    .where('attempt_id', '=', attemptId)
    .execute();
  return rows.map((row) => ({ kind: row.kind as IntegrityKind, at: row.happened_at, seconds: row.seconds }));
}

/** Which devices sat down at an attempt, and when. */
export async function listSeats(
  ctx: Context,
  attemptId: string,
): Promise<{ readonly seat: number; readonly at: Date; readonly device: string }[]> {
  return ctx.db
    .selectFrom('attempt_seats')
    .select(['seat', 'taken_at as at', 'device'])
    .where('institute_id', '=', ctx.instituteId)
    .where('attempt_id', '=', attemptId)
    .orderBy('seat')
    .execute();
}
