import { sql } from 'kysely';
import type { Context, TransactionContext } from '../../../kernel/context.ts';
import { containing } from '../../../kernel/database/sql.ts';
import { fail } from '../../../kernel/errors.ts';

export interface IssuedCertificate {
  readonly id: string;
  readonly courseId: string;
  readonly accountId: string;
  readonly code: string;
  /** As they were on the day it was issued. */
  readonly name: string;
  readonly title: string;
  readonly completedAt: Date;
  readonly issuedAt: Date;
  readonly revokedAt: Date | null;
  readonly revokeReason: string | null;
}

const select = ({ db, instituteId }: Context) =>
  db
    .selectFrom('certificates')
    .select([
      'id',
      'course_id as courseId',
      'account_id as accountId',
      'code',
      'name',
      'title',
      'completed_at as completedAt',
      'issued_at as issuedAt',
      'revoked_at as revokedAt',
      'revoke_reason as revokeReason',
    ])
    .where('institute_id', '=', instituteId);

/** False where this learner has one of this course: an event that is heard twice issues one. */
export async function insertCertificate(
  tx: TransactionContext,
  certificate: Omit<IssuedCertificate, 'revokedAt' | 'revokeReason'>,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx.db
    .insertInto('certificates')
    .values({
      institute_id: tx.instituteId,
      id: certificate.id,
      course_id: certificate.courseId,
      account_id: certificate.accountId,
      code: certificate.code,
      name: certificate.name,
      title: certificate.title,
      completed_at: certificate.completedAt,
      issued_at: certificate.issuedAt,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

export const findByCode = (ctx: Context, code: string): Promise<IssuedCertificate | undefined> =>
  select(ctx).where('code', '=', code).executeTakeFirst();

/** One of this course; NOT_FOUND. */
export async function getCertificate(ctx: Context, courseId: string, id: string): Promise<IssuedCertificate> {
  const row = await select(ctx).where('course_id', '=', courseId).where('id', '=', id).executeTakeFirst();
  return row ?? fail('NOT_FOUND');
}

/** Of one account, the newest first. */
export const listOwn = (ctx: Context, accountId: string, courseId?: string): Promise<IssuedCertificate[]> =>
  select(ctx)
    .where('account_id', '=', accountId)
    .$if(courseId !== undefined, (query) => query.where('course_id', '=', courseId!))
    .orderBy('issued_at', 'desc')
    .orderBy('id', 'desc')
    .execute();

/** One page of those of a course, the newest first. */
export async function listOfCourse(
  ctx: Context,
  courseId: string,
  filters: {
    readonly search: string;
    readonly state: 'all' | 'valid' | 'revoked';
    readonly page: number;
    readonly size: number;
  },
): Promise<{ rows: IssuedCertificate[]; total: number; counts: { valid: number; revoked: number } }> {
  const { search, state, page, size } = filters;
  const named = select(ctx)
    .where('course_id', '=', courseId)
    .$if(search !== '', (query) => query.where('name', 'ilike', containing(search)));
  const counts = await named
    .clearSelect()
    .select([
      sql<number>`(count(*) filter (where revoked_at is null))::int`.as('valid'),
      sql<number>`(count(*) filter (where revoked_at is not null))::int`.as('revoked'),
    ])
    .executeTakeFirstOrThrow();
  const rows = await named
    .$if(state === 'valid', (query) => query.where('revoked_at', 'is', null))
    .$if(state === 'revoked', (query) => query.where('revoked_at', 'is not', null))
    .orderBy('issued_at', 'desc')
    .orderBy('id', 'desc')
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  const total = state === 'all' ? counts.valid + counts.revoked : counts[state];
  return { rows, total, counts };
}

/** Takes it back with a reason, or makes it valid again with null; false where it stood so already. */
export async function setRevoked(
  tx: TransactionContext,
  id: string,
  revoked: { readonly by: string; readonly reason: string } | null,
): Promise<boolean> {
  const { numUpdatedRows } = await tx.db
    .updateTable('certificates')
    .set({
      revoked_at: revoked && tx.clock.now(),
      revoked_by: revoked?.by ?? null,
      revoke_reason: revoked?.reason ?? null,
    })
    .where('institute_id', '=', tx.instituteId)
    .where('id', '=', id)
    .where('revoked_at', revoked ? 'is' : 'is not', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function countValid(ctx: Context, courseId: string): Promise<number> {
  const { count } = await ctx.db
    .selectFrom('certificates')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('institute_id', '=', ctx.instituteId)
    .where('course_id', '=', courseId)
    .where('revoked_at', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}
