import type { Context, TransactionContext } from '../../../../kernel/context.ts';

type Scope = Pick<Context, 'db' | 'instituteId'>;

export interface Sitting {
  readonly sittingId: string;
  readonly mediaId: string;
  readonly courseId: string;
  readonly lessonId: string;
  readonly accountId: string;
  readonly preview: boolean;
  /** Scheme, host and port of the page that may frame it. */
  readonly appOrigin: string;
  readonly openUntil: Date;
}

const columns = [
  'id as sittingId',
  'media_id as mediaId',
  'course_id as courseId',
  'lesson_id as lessonId',
  'account_id as accountId',
  'preview',
  'app_origin as appOrigin',
  'open_until as openUntil',
] as const;

/** A sitting, also one whose time is over and which nothing has replaced yet. `lock`: it stands still until the transaction ends. */
export function findSitting({ db, instituteId }: Scope, sittingId: string, lock = false): Promise<Sitting | undefined> {
  const query = db
    .selectFrom('package_sittings')
    .select(columns)
    .where('institute_id', '=', instituteId)
    .where('id', '=', sittingId);
  return (lock ? query.forUpdate() : query).executeTakeFirst();
}

/** A sitting that is open now. */
export async function findOpenSitting(
  ctx: Pick<Context, 'db' | 'instituteId' | 'clock'>,
  sittingId: string,
  lock = false,
): Promise<Sitting | undefined> {
  const sitting = await findSitting(ctx, sittingId, lock);
  return sitting && sitting.openUntil > ctx.clock.now() ? sitting : undefined;
}

export async function insertSitting(tx: TransactionContext, sitting: Sitting): Promise<void> {
  await tx.db
    .insertInto('package_sittings')
    .values({
      institute_id: tx.instituteId,
      id: sitting.sittingId,
      media_id: sitting.mediaId,
      course_id: sitting.courseId,
      lesson_id: sitting.lessonId,
      account_id: sitting.accountId,
      preview: sitting.preview,
      app_origin: sitting.appOrigin,
      opened_at: tx.clock.now(),
      open_until: sitting.openUntil,
    })
    .execute();
}

export async function extendSitting(ctx: Context, sittingId: string, openUntil: Date): Promise<void> {
  await ctx.db
    .updateTable('package_sittings')
    .set({ open_until: openUntil })
    .where('institute_id', '=', ctx.instituteId)
    .where('id', '=', sittingId)
    .execute();
}

/** A lesson is open in one place at a time: sittings elsewhere end. */
export async function endSittings(tx: TransactionContext, accountId: string, lessonId: string): Promise<void> {
  await tx.db
    .deleteFrom('package_sittings')
    .where('institute_id', '=', tx.instituteId)
    .where('account_id', '=', accountId)
    .where('lesson_id', '=', lessonId)
    .execute();
}

/** Removes sittings that ended before. */
export async function removeEndedSittings({ db, instituteId }: Scope, before: Date): Promise<void> {
  await db
    .deleteFrom('package_sittings')
    .where('institute_id', '=', instituteId)
    .where('open_until', '<', before)
    .execute();
}

export function listSittings({ db, instituteId }: Scope, accountId: string) {
  return db
    .selectFrom('package_sittings')
    .select(['lesson_id as lessonId', 'opened_at as openedAt', 'preview'])
    .where('institute_id', '=', instituteId)
    .where('account_id', '=', accountId)
    .orderBy('opened_at')
    .execute();
}

export async function removeSittingsOf(tx: TransactionContext, accountId: string): Promise<void> {
  await tx.db
    .deleteFrom('package_sittings')
    .where('institute_id', '=', tx.instituteId)
    .where('account_id', '=', accountId)
    .execute();
}
