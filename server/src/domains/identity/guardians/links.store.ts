import { sql } from 'kysely';
import type { Context, TransactionContext } from '../../../kernel/context.ts';

type Db = Pick<Context, 'db' | 'instituteId'>;
export type LinkRow = Awaited<ReturnType<typeof listLinksOf>>[number];

const links = ({ db, instituteId }: Db) =>
  db
    .selectFrom('guardian_links')
    .select([
      'id',
      'student_id',
      'guardian_id',
      'name',
      'relation',
      'channel',
      'sent_to',
      'state',
      'invited_at',
      'expires_at',
      'accepted_at',
    ])
    .where('institute_id', '=', instituteId);

/** Invitations and links of one student that have not ended, the oldest first. */
export function listLinksOf(ctx: Db, studentId: string) {
  return links(ctx).where('student_id', '=', studentId).where('state', '<>', 'ended').orderBy('invited_at').execute();
}

/** The children of a guardian. */
export function listLinksTo(ctx: Db, guardianId: string) {
  return links(ctx)
    .where('guardian_id', '=', guardianId)
    .where('state', '=', 'active')
    .orderBy('accepted_at')
    .execute();
}

/** The guardians of these students who accepted, one row for each pair. */
export async function guardiansOfStudents(
  { db, instituteId }: Db,
  studentIds: readonly string[],
): Promise<{ studentId: string; guardianId: string }[]> {
  const found = await db
    .selectFrom('guardian_links')
    .select(['student_id', 'guardian_id'])
    .where('institute_id', '=', instituteId)
    .where('state', '=', 'active')
    .where('student_id', '=', sql<string>`any(${studentIds as string[]}::uuid[])`)
    .orderBy('accepted_at')
    .execute();
  return found.flatMap(({ student_id: studentId, guardian_id: guardianId }) =>
    guardianId === null ? [] : [{ studentId, guardianId }],
  );
}

export function findLinkByToken(ctx: Db, tokenHash: Buffer) {
  return links(ctx).where('token_hash', '=', tokenHash).executeTakeFirst();
}

export async function insertLink(
  tx: TransactionContext,
  link: Pick<LinkRow, 'id' | 'student_id' | 'name' | 'relation' | 'channel' | 'sent_to' | 'expires_at'> & {
    readonly token_hash: Buffer;
    readonly invited_by: string;
  },
): Promise<void> {
  await tx.db
    .insertInto('guardian_links')
    .values({ ...link, institute_id: tx.instituteId, state: 'invited', invited_at: tx.clock.now() })
    .execute();
}

/** False where it was no open invitation any more: two answers at once are one. */
export async function activateLink(tx: TransactionContext, linkId: string, guardianId: string): Promise<boolean> {
  const { numUpdatedRows } = await tx.db
    .updateTable('guardian_links')
    .set({ state: 'active', guardian_id: guardianId, accepted_at: tx.clock.now() })
    .where('institute_id', '=', tx.instituteId)
    .where('id', '=', linkId)
    .where('state', '=', 'invited')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function endLinks(tx: TransactionContext, linkIds: readonly string[]): Promise<void> {
  if (linkIds.length === 0) return;
  await tx.db
    .updateTable('guardian_links')
    .set({ state: 'ended', ended_at: tx.clock.now() })
    .where('institute_id', '=', tx.instituteId)
    .where('id', 'in', linkIds)
    .execute();
}
