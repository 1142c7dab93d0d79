import type { LicenceType } from '@abhyas/contract/live/licences';
import { sql } from 'kysely';
import type { Bound, TransactionContext } from '../../../kernel/context.ts';
import { anyOf, changeRows, insertRows, lockByName, removeRows, rows } from '../../../kernel/database/rows.ts';

declare module '../../../kernel/database/row-tables.ts' {
  interface ColumnTypes {
    liveLicences: { type: LicenceType };
  }
}
export interface Seat {
  readonly id: string;
  readonly type: LicenceType;
  readonly teacherId: string | null;
  readonly classId: string | null;
  readonly takenAt: Date | null;
}
const columns = ['id', 'type', 'teacherId', 'classId', 'takenAt'] as const;

/** Every seat: those of teachers first, then the pool. */
export const listSeats = (ctx: Bound): Promise<Seat[]> =>
  rows(ctx).selectFrom('liveLicences').select(columns).orderBy('type', 'desc').orderBy('id').execute();

/** What the classes are called that hold a seat now, by id. */
export async function titlesOfRunning(ctx: Bound): Promise<Map<string, string>> {
  const found = await rows(ctx)
    .selectFrom('liveLicences as l')
    .innerJoin('liveClasses as c', 'c.id', 'l.classId')
    .select(['c.id', 'c.title'])
    .execute();
  return new Map(found.map(({ id, title }) => [id, title]));
}

/** Whoever changes how many seats there are does so alone. */
export const lockSeats = (tx: TransactionContext): Promise<void> => lockByName(tx, 'live.seats');

export async function insertSeats(
  tx: TransactionContext,
  seats: readonly Pick<Seat, 'id' | 'type' | 'teacherId'>[],
): Promise<void> {
  const createdAt = tx.clock.now();
  await insertRows(
    tx,
    'liveLicences',
    seats.map(({ id, type, teacherId }) => ({ id, type, teacherId, createdAt })),
  );
}

/** Removes those of these seats on which no class runs. Answers how many went. */
export const removeFreeSeats = (tx: TransactionContext, ids: readonly string[]): Promise<number> =>
  removeRows(tx, 'liveLicences', { id: anyOf(ids), classId: null });

/**
 * Takes a free seat for a class: the teacher's own, or else one of the pool. Seats that others are taking at this moment are passed over,
 * so that of N free ones exactly N are given. Undefined: none is free.
 */
export async function takeSeat(
  tx: TransactionContext,
  { classId, teacherId }: { readonly classId: string; readonly teacherId: string },
): Promise<string | undefined> {
  const { rows: free } = await sql<{ id: string }>`
    select id from live_licences
    where institute_id = ${tx.instituteId} and class_id is null and (teacher_id is null or teacher_id = ${teacherId}::uuid)
    order by teacher_id is null, id limit 1 for update skip locked`.execute(rows(tx));
  const seat = free[0];
  if (!seat) return undefined;
  const now = tx.clock.now();
  await changeRows(tx, 'liveLicences', { id: seat.id }, { classId, takenAt: now, seenAt: now });
  return seat.id;
}

/** Gives the seat of a class back; done twice it changes nothing. */
export async function freeSeat(tx: TransactionContext, classId: string): Promise<void> {
  await changeRows(tx, 'liveLicences', { classId }, { classId: null, takenAt: null, seenAt: null });
}
