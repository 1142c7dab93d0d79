import { sql } from 'kysely';
import type { TransactionContext } from '../../../kernel/context.ts';
import { json } from '../../../kernel/database/sql.ts';
import { newId } from '../../../kernel/ids.ts';
import type { Lesson, Section } from './outline.store.ts';

/** What was taken out of an outline at once. Places count from 0, among the sections and within the section of each lesson. */
export interface Removed {
  /** A section that went with its lessons; null: its section stayed. */
  readonly section: { readonly at: number; readonly section: Section } | null;
  readonly lessons: readonly { readonly at: number; readonly lesson: Omit<Lesson, 'updatedAt'> }[];
}

/** Uploads that nobody uses any more live a day longer. */
const KEPT_MS = 6 * 86_400_000;

/** Keeps it; what is too old to be taken back goes. */
export async function insertRemoval(tx: TransactionContext, courseId: string, removed: Removed): Promise<string> {
  const [id, now] = [newId(), tx.clock.now()];
  await tx.db
    .deleteFrom('outline_removals')
    .where('institute_id', '=', tx.instituteId)
    .where('removed_at', '<', new Date(now.getTime() - KEPT_MS))
    .execute();
  await tx.db
    .insertInto('outline_removals')
    .values({ institute_id: tx.instituteId, id, course_id: courseId, removed_at: now, removed: json(removed) })
    .execute();
  return id;
}

/** Takes it out of the keep: it is put back once. Undefined where that was done, or it is too old. */
export async function takeRemoval(tx: TransactionContext, courseId: string, id: string): Promise<Removed | undefined> {
  const { rows } = await sql<{ removed: Removed }>`
    delete from outline_removals where institute_id = ${tx.instituteId} and course_id = ${courseId}::uuid and id = ${id}::uuid
      and removed_at >= ${new Date(tx.clock.now().getTime() - KEPT_MS)}
    returning removed`.execute(tx.db);
  return rows[0]?.removed;
}
