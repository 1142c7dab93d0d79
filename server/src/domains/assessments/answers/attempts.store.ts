import type { SetLetter } from '@abhyas/contract/assessments/shapes';
import { type SelectQueryBuilder, sql } from 'kysely';
import type { Tables } from '../../../../database/tables.gen.ts';
import type { Context, TransactionContext } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';

export interface Attempt {
  readonly id: string;
  readonly paperId: string;
  readonly paperVersion: number;
  readonly accountId: string;
  /** Counts this person's attempts at the paper, from 1. */
  readonly number: number;
  /** Seat that may write; 0 before anybody sat down. */
  readonly seat: number;
  readonly startedAt: Date;
  readonly deadline: Date;
  readonly graceSeconds: number;
  readonly state: 'running' | 'closed' | 'marked';
  /** The clock stands still since then. */
  readonly pausedAt: Date | null;
  /** When each locked section ends; null: one moves freely. */
  readonly sectionEnds: readonly Date[] | null;
  readonly setLetter: SetLetter;
  readonly endedBy: 'submitted' | 'expired' | 'forced' | null;
  readonly endedAt: Date | null;
  readonly lastSequence: number | null;
  /** Counts what those who watch did to it. */
  readonly revision: number;
}

const attempts = (ctx: Context) => ctx.db.selectFrom('attempts').where('institute_id', '=', ctx.instituteId);

async function read(query: SelectQueryBuilder<Tables, 'attempts', object>): Promise<Attempt[]> {
  const rows = await query
    .selectAll()
    .select(sql<number>`extract(epoch from grace)::int`.as('grace_seconds'))
    .execute();
  return rows.map((row) => ({
    id: row.id,
    paperId: row.paper_id,
    paperVersion: row.paper_version,
    accountId: row.account_id,
    number: row.number,
    seat: row.seat,
    startedAt: row.started_at,
    deadline: row.deadline,
    graceSeconds: row.grace_seconds,
    state: row.state as Attempt['state'],
    pausedAt: row.paused_at,
    sectionEnds: row.section_ends,
    setLetter: row.set_letter as SetLetter,
    endedBy: row.ended_by as Attempt['endedBy'],
    endedAt: row.ended_at,
    lastSequence: row.last_sequence,
    revision: row.revision,
  }));
}

export async function getAttempt(ctx: Context, id: string): Promise<Attempt> {
  return (await read(attempts(ctx).where('id', '=', id)))[0] ?? fail('NOT_FOUND');
}

/** The attempt, locked against saves, take-overs and closing until the transaction ends. Read answers in a later statement, never in this one. */
export async function lockAttempt(tx: TransactionContext, id: string): Promise<Attempt> {
  return (await read(attempts(tx).where('id', '=', id).forUpdate()))[0] ?? fail('NOT_FOUND');
}

/** These attempts at a paper, or those that run, locked in the order of their ids. */
export function lockAttempts(
  tx: TransactionContext,
  paperId: string,
  ids: readonly string[] | 'running',
): Promise<Attempt[]> {
  const query = attempts(tx).where('paper_id', '=', paperId).orderBy('id').forUpdate();
  return read(
    ids === 'running'
      ? query.where('state', '=', 'running')
      : query.where('id', '=', sql<string>`any(${ids as string[]}::uuid[])`),
  );
}

/** One person's attempts, oldest first; at these papers or at all. */
export function listAttemptsOf(ctx: Context, accountId: string, paperIds?: readonly string[]): Promise<Attempt[]> {
  const query = attempts(ctx).where('account_id', '=', accountId).orderBy('started_at');
  return read(paperIds ? query.where('paper_id', '=', sql<string>`any(${paperIds as string[]}::uuid[])`) : query);
}

/** Attempts without marks that are closed, or whose time and grace are over; by deadline, and `after` goes on from there. */
export async function listOverdue(ctx: Context, now: Date, limit: number, after?: Attempt): Promise<Attempt[]> {
  const query = attempts(ctx)
    .where('state', '<>', 'marked')
    .where(sql<boolean>`(state = 'closed' or (paused_at is null and deadline + grace < ${now}))`)
    .orderBy('deadline')
    .orderBy('id')
    .limit(limit);
  return read(after ? query.where(sql<boolean>`(deadline, id) > (${after.deadline}, ${after.id})`) : query);
}

type NewAttempt = Omit<Attempt, 'revision'>;
const row = (ctx: Context, attempt: NewAttempt) => ({
  institute_id: ctx.instituteId,
  id: attempt.id,
  paper_id: attempt.paperId,
  paper_version: attempt.paperVersion,
  account_id: attempt.accountId,
  number: attempt.number,
  seat: attempt.seat,
  started_at: attempt.startedAt,
  deadline: attempt.deadline,
  grace: sql`make_interval(secs => ${attempt.graceSeconds})`,
  state: attempt.state,
  paused_at: attempt.pausedAt,
  section_ends: attempt.sectionEnds as Date[] | null,
  set_letter: attempt.setLetter,
  ended_by: attempt.endedBy,
  ended_at: attempt.endedAt,
  last_sequence: attempt.lastSequence,
});

/** False when this person has a running attempt at the paper, or one of that number, already. */
export async function insertAttempt(ctx: Context, attempt: NewAttempt): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await ctx.db
    .insertInto('attempts')
    .values(row(ctx, attempt))
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

export async function insertAttempts(ctx: Context, many: readonly NewAttempt[]): Promise<void> {
  await ctx.db
    .insertInto('attempts')
    .values(many.map((attempt) => row(ctx, attempt)))
    .execute();
}

/** Writes how an attempt ended; a clock that stood still is over with it. */
export async function saveEnding(
  tx: TransactionContext,
  { id, state, endedBy, endedAt, lastSequence }: Attempt,
): Promise<void> {
  await tx.db
    .updateTable('attempts')
    .set({ state, ended_by: endedBy, ended_at: endedAt, last_sequence: lastSequence, paused_at: null })
    .where('institute_id', '=', tx.instituteId)
    .where('id', '=', id)
    .execute();
}

/** Writes what those who watch did to locked attempts: clock, whether they run, and how often something was done. */
export async function saveControl(tx: TransactionContext, changed: readonly Attempt[]): Promise<void> {
  const column = <T>(of: (attempt: Attempt) => T) => changed.map(of);
  const ends = column(({ sectionEnds }) => sectionEnds && sectionEnds.map((end) => end.toISOString()).join());
  await sql`update attempts a set state = n.state, deadline = n.deadline, paused_at = n.paused_at,
      section_ends = string_to_array(n.section_ends, ',')::timestamptz[], ended_by = n.ended_by, ended_at = n.ended_at,
      last_sequence = n.last_sequence, revision = n.revision
    from unnest(${column(({ id }) => id)}::uuid[], ${column(({ state }) => state)}::text[],
      ${column(({ deadline }) => deadline)}::timestamptz[], ${column(({ pausedAt }) => pausedAt)}::timestamptz[], ${ends}::text[],
      ${column(({ endedBy }) => endedBy)}::text[], ${column(({ endedAt }) => endedAt)}::timestamptz[],
      ${column(({ lastSequence }) => lastSequence)}::int[], ${column(({ revision }) => revision)}::int[])
      as n (id, state, deadline, paused_at, section_ends, ended_by, ended_at, last_sequence, revision)
    where a.institute_id = ${tx.instituteId} and a.id = n.id`.execute(tx.db);
}

/** Gives the next seat of a locked attempt to the caller's device. */
export async function giveSeat(tx: TransactionContext, { id, seat }: Attempt): Promise<void> {
  await tx.db
    .updateTable('attempts')
    .set({ seat })
    .where('institute_id', '=', tx.instituteId)
    .where('id', '=', id)
    .execute();
  await insertSeats(tx, [{ attemptId: id, seat, takenAt: tx.clock.now() }]);
}

export async function insertSeats(
  tx: TransactionContext,
  seats: readonly { readonly attemptId: string; readonly seat: number; readonly takenAt: Date }[],
): Promise<void> {
  await tx.db
    .insertInto('attempt_seats')
    .values(
      seats.map(({ attemptId, seat, takenAt }) => ({
        institute_id: tx.instituteId,
        attempt_id: attemptId,
        seat,
        taken_at: takenAt,
        device: tx.origin.userAgent,
        address: tx.origin.address,
      })),
    )
    .execute();
}
