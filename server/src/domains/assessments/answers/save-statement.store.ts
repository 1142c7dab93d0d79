import type { SavedAnswer, WriteVerdict } from '@abhyas/contract/assessments/shapes';
import type pg from 'pg';
import { earlySeconds } from './attempt-clock.ts';

/** One answer or draft on its way to the database. */
export interface Write {
  readonly attemptId: string;
  readonly accountId: string;
  readonly seat: number;
  readonly sequence: number;
  readonly questionId: string;
  /** Section of the question in the order of the paper, from 1; it matters where sections are locked. */
  readonly section: number;
  readonly kind: 'answer' | 'draft';
  readonly answer: SavedAnswer;
}
/** What became of one write, and how its attempt stood when it was judged (unknown to a write that was refused before). */
export interface Saved {
  /** `busy`: somebody holds the attempt (submit, take-over), or a duplicate of this write is not visible yet; ask again. */
  readonly verdict: WriteVerdict | 'busy';
  readonly standing?: {
    readonly seat: number;
    readonly state: 'running' | 'closed' | 'marked';
    readonly deadline: Date;
    readonly pausedAt: Date | null;
    readonly sectionEnds: readonly Date[] | null;
  };
}
/** A bound connection for one prepared statement. */
export type Connect = (institute: number) => Promise<pg.PoolClient>;

/*
 * Order matters. Attempts are locked first, then events are written, then responses, each in the order of their keys (the
 * sorts are barriers): two processes cannot deadlock. SKIP LOCKED: one student's submit must not hold up the others of his
 * batch. The state is read from the locked row, so it is the newest. The winner of a question is chosen after the checks: a
 * refused write must not shadow a good one. Every write is appended under its key (attempt, seat, sequence), which makes it
 * idempotent; only the greatest (seat, sequence) of a question counts. No now(): all servers of an attempt go by the clock
 * that tests can set, given as $10. While a clock stands still (paused_at) its time is when it was stopped. Of locked sections
 * only the one that is open is written to, with the grace at its end and two seconds at its beginning (attempt-clock.ts). A
 * section that had ended before the clock was stopped gets no time back, so its grace runs on.
 */
const SAVE = {
  name: 'save_answers',
  text: `
with write as materialized (
  select * from unnest($2::uuid[], $3::uuid[], $4::int[], $5::int[], $6::uuid[], $7::text[], $8::jsonb[], $9::int[]) with ordinality
    as w (attempt_id, account_id, seat, sequence, question_id, kind, answer, section, place)),
attempt as materialized (
  select id, account_id, seat, state = 'running' and coalesce(paused_at, $10) <= deadline + grace as open,
    coalesce(paused_at, $10) as time, section_ends, grace,
    seat || ' ' || case when state = 'running' and coalesce(paused_at, $10) > deadline + grace then 'closed' else state end || ' '
      || (extract(epoch from deadline) * 1000)::bigint || ' ' || coalesce((extract(epoch from paused_at) * 1000)::bigint::text, '-')
      || case when section_ends is null then ''
        else ' ' || array_to_string(array(select (extract(epoch from s) * 1000)::bigint from unnest(section_ends) s), ';') end as standing
  from attempts where institute_id = $1 and id = any ($2) order by id for share skip locked),
judged as materialized (
  select w.*, a.standing, case
    when a.id is null then case
      when (select p.account_id = w.account_id from attempts p where p.institute_id = $1 and p.id = w.attempt_id) then 'busy' else 'refused' end
    when a.account_id <> w.account_id or w.seat > a.seat then 'refused'
    when not a.open then 'late'
    when a.section_ends is null
      or (case when a.section_ends[w.section] > a.time or w.section = cardinality(a.section_ends) then a.time else $10 end
          <= a.section_ends[w.section] + a.grace
      and (w.section = 1 or a.time >= a.section_ends[w.section - 1] - interval '${earlySeconds} seconds')) then 'open'
    else 'late' end as verdict
  from write w left join attempt a on a.id = w.attempt_id),
event as (
  insert into response_events (institute_id, attempt_id, seat, sequence, question_id, kind, answer, late, saved_at)
  select $1, attempt_id, seat, sequence, question_id, kind, answer, verdict = 'late', $10 from judged where verdict in ('open', 'late')
  order by attempt_id, seat, sequence
  on conflict do nothing
  returning attempt_id, seat, sequence, question_id, kind, answer, late, saved_at),
response as (
  insert into responses as r (institute_id, attempt_id, question_id, kind, seat, sequence, answer, saved_at)
  select distinct on (attempt_id, question_id, kind) $1::bigint, attempt_id, question_id, kind, seat, sequence, answer, saved_at
  from event where not late
  order by attempt_id, question_id, kind, seat desc, sequence desc
  on conflict (institute_id, attempt_id, question_id, kind) do update
    set seat = excluded.seat, sequence = excluded.sequence, answer = excluded.answer, saved_at = excluded.saved_at
    where (r.seat, r.sequence) < (excluded.seat, excluded.sequence)
  returning attempt_id, seat, sequence)
select string_agg(case
  when j.verdict in ('busy', 'refused') then j.verdict
  when e.late then 'late'
  when r.attempt_id is not null then 'saved'
  when e.attempt_id is not null then 'superseded'
  else coalesce((
    select case
      when (p.question_id, p.kind, p.answer) <> (j.question_id, j.kind, j.answer) then 'altered'
      when p.late then 'late'
      when (select (c.seat, c.sequence) = (j.seat, j.sequence) from responses c
        where (c.institute_id, c.attempt_id, c.question_id, c.kind) = ($1, j.attempt_id, j.question_id, j.kind)) then 'saved'
      else 'superseded' end
    from response_events p where (p.institute_id, p.attempt_id, p.seat, p.sequence) = ($1, j.attempt_id, j.seat, j.sequence)), 'busy')
  end || coalesce(' ' || j.standing, ''), ',' order by j.place) as verdicts
from judged j
left join event e on (e.attempt_id, e.seat, e.sequence, e.question_id, e.kind, e.answer)
  = (j.attempt_id, j.seat, j.sequence, j.question_id, j.kind, j.answer)
left join response r on e.attempt_id is not null and (r.attempt_id, r.seat, r.sequence) = (j.attempt_id, j.seat, j.sequence)`,
};

/** Saves many writes of one institute in one statement, committed when it returns; one verdict for each, in their order. */
export async function saveWrites(
  connect: Connect,
  institute: number,
  writes: readonly Write[],
  now: Date,
): Promise<Saved[]> {
  const client = await connect(institute);
  let broken = true;
  try {
    const values = [institute, ...columnsOf(writes), now];
    const { rows } = await client.query<{ verdicts: string }>({ ...SAVE, values });
    broken = false;
    return rows[0]!.verdicts.split(',').map(readVerdict);
  } catch (error) {
    broken = !isBadRow(error);
    throw error;
  } finally {
    client.release(broken);
  }
}

const columnsOf = (writes: readonly Write[]): unknown[][] => [
  writes.map((write) => write.attemptId),
  writes.map((write) => write.accountId),
  writes.map((write) => write.seat),
  writes.map((write) => write.sequence),
  writes.map((write) => write.questionId),
  writes.map((write) => write.kind),
  writes.map((write) => JSON.stringify(write.answer)),
  writes.map((write) => write.section),
];

function readVerdict(written: string): Saved {
  const [verdict, seat, state, deadline, pausedAt, ends] = written.split(' ') as [
    Saved['verdict'],
    string?,
    ('running' | 'closed' | 'marked')?,
    string?,
    string?,
    string?,
  ];
  if (!state) return { verdict };
  const instant = (written: string | undefined) => new Date(Number(written));
  return {
    verdict,
    standing: {
      seat: Number(seat),
      state,
      deadline: instant(deadline),
      pausedAt: pausedAt === '-' ? null : instant(pausedAt),
      sectionEnds: ends ? ends.split(';').map(instant) : null,
    },
  };
}

/** SQLSTATE classes 21, 22 and 23: the fault of one row, not of the connection or the server. */
export function isBadRow(error: unknown): boolean {
  return /^2[123]/.test((error as { code?: string }).code ?? '');
}
