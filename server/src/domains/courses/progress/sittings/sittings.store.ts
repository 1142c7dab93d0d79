import type { LessonKind } from '@abhyas/contract/courses/shapes';
import { sql } from 'kysely';
import type { TransactionContext } from '../../../../kernel/context.ts';

/** One opening of a lesson on one device. */
export interface Sitting {
  readonly id: string;
  readonly accountId: string;
  readonly courseId: string;
  readonly lessonId: string;
  readonly kind: LessonKind;
  /** Seconds, pages or thousandths of the lesson; null: nobody knows. */
  readonly units: number | null;
  readonly begunAt: Date;
  /** Seconds of its reading that it told. */
  readonly readSeconds: number;
}

export async function insertSitting(tx: TransactionContext, sitting: Omit<Sitting, 'readSeconds'>): Promise<void> {
  await tx.db
    .insertInto('lesson_sittings')
    .values({
      institute_id: tx.instituteId,
      id: sitting.id,
      account_id: sitting.accountId,
      course_id: sitting.courseId,
      lesson_id: sitting.lessonId,
      kind: sitting.kind,
      units: sitting.units,
      begun_at: sitting.begunAt,
    })
    .execute();
}

export async function findSitting(tx: TransactionContext, accountId: string, id: string): Promise<Sitting | undefined> {
  const { rows } = await sql<Sitting>`
    select id, account_id as "accountId", course_id as "courseId", lesson_id as "lessonId", kind, units,
      begun_at as "begunAt", read_seconds as "readSeconds"
    from lesson_sittings where institute_id = ${tx.instituteId} and id = ${id}::uuid and account_id = ${accountId}::uuid`.execute(
    tx.db,
  );
  return rows[0];
}

/** Up to which second of its reading an opening has told. */
export async function setRead(tx: TransactionContext, { id }: Sitting, readSeconds: number): Promise<void> {
  await tx.db
    .updateTable('lesson_sittings')
    .set({ read_seconds: readSeconds })
    .where('institute_id', '=', tx.instituteId)
    .where('id', '=', id)
    .execute();
}

export async function removeSittingsBefore(tx: TransactionContext, before: Date): Promise<void> {
  await tx.db
    .deleteFrom('lesson_sittings')
    .where('institute_id', '=', tx.instituteId)
    .where('begun_at', '<', before)
    .execute();
}

/** Until when this learner's time is used up. Nobody else takes of it before the transaction ends. */
export async function holdClock(tx: TransactionContext, accountId: string): Promise<Date> {
  await tx.db
    .insertInto('learning_clocks')
    .values({ institute_id: tx.instituteId, account_id: accountId, used_until: new Date(0) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const row = await tx.db
    .selectFrom('learning_clocks')
    .select('used_until')
    .where('institute_id', '=', tx.instituteId)
    .where('account_id', '=', accountId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return row.used_until;
}

export async function setClock(tx: TransactionContext, accountId: string, usedUntil: Date): Promise<void> {
  await tx.db
    .updateTable('learning_clocks')
    .set({ used_until: usedUntil })
    .where('institute_id', '=', tx.instituteId)
    .where('account_id', '=', accountId)
    .execute();
}
