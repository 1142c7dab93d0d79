import { doubtLimits, type DoubtPin, type DoubtState } from '@abhyas/contract/courses/doubts';
import type { LessonKind } from '@abhyas/contract/courses/shapes';
import type { RichTextDoc } from '@abhyas/contract/rich-text';
import { sql } from 'kysely';
import type { Context, TransactionContext } from '../../../kernel/context.ts';
import { rows } from '../../../kernel/database/rows.ts';
import { containing } from '../../../kernel/database/sql.ts';
import { fail } from '../../../kernel/errors.ts';

export interface Doubt {
  readonly id: string;
  readonly courseId: string;
  readonly lessonId: string;
  readonly lesson: string;
  readonly lessonKind: LessonKind;
  /** Nobody where the account was erased. */
  readonly accountId: string | null;
  readonly title: string;
  readonly body: RichTextDoc;
  readonly pin: DoubtPin | null;
  readonly state: DoubtState;
  readonly waitingSince: Date | null;
  readonly replies: number;
  readonly acceptedReplyId: string | null;
  readonly askedAt: Date;
  /** When its asker changed it last. */
  readonly editedAt: Date | null;
  readonly hiddenAt: Date | null;
  readonly hiddenReason: string | null;
  readonly followers: number;
}

const followers = sql<number>`(select count(*)::int from doubt_followers f
  where f.institute_id = d.institute_id and f.doubt_id = d.id)`.as('followers');

export const selectDoubts = ({ db, instituteId }: Context) =>
  db.selectFrom('doubts as d').selectAll('d').select(followers).where('d.institute_id', '=', instituteId);
type Row = Awaited<ReturnType<ReturnType<typeof selectDoubts>['execute']>>[number];

export const readDoubt = (row: Row): Doubt => ({
  id: row.id,
  courseId: row.course_id,
  lessonId: row.lesson_id,
  lesson: row.lesson_title,
  lessonKind: row.lesson_kind as LessonKind,
  accountId: row.account_id,
  title: row.title,
  body: row.body as RichTextDoc,
  pin: pinOf(row),
  state: row.state as DoubtState,
  waitingSince: row.waiting_since,
  replies: row.replies,
  acceptedReplyId: row.accepted_reply_id,
  askedAt: row.asked_at,
  editedAt: row.edited_at,
  hiddenAt: row.hidden_at,
  hiddenReason: row.hidden_reason,
  followers: row.followers,
});

const pinOf = ({ at_second: second, at_page: page }: Pick<Row, 'at_second' | 'at_page'>): DoubtPin | null =>
  second !== null ? { at: 'second', second } : page !== null ? { at: 'page', page } : null;

/** NOT_FOUND; DOUBT_WITHDRAWN where it was here and its asker took it back, so that links to it say what became of it. */
export async function getDoubt(ctx: Context, id: string): Promise<Doubt> {
  const row = await selectDoubts(ctx).where('d.id', '=', id).executeTakeFirst();
  if (row) return readDoubt(row);
  const taken = await rows(ctx).selectFrom('withdrawnDoubts').select('id').where('id', '=', id).executeTakeFirst();
  return fail(taken ? 'DOUBT_WITHDRAWN' : 'NOT_FOUND');
}

/** The doubt, held until the transaction ends: who answers and who accepts come one after the other. */
export async function lockDoubt(tx: TransactionContext, id: string): Promise<Doubt> {
  await tx.db
    .selectFrom('doubts')
    .select('id')
    .where('institute_id', '=', tx.instituteId)
    .where('id', '=', id)
    .forUpdate()
    .execute();
  return getDoubt(tx, id);
}

export async function findDoubts(ctx: Context, ids: readonly string[]): Promise<Doubt[]> {
  if (ids.length === 0) return [];
  const rows = await selectDoubts(ctx)
    .where('d.id', '=', sql<string>`any(${ids as string[]}::uuid[])`)
    .execute();
  return rows.map(readDoubt);
}

export interface DoubtChange {
  readonly state?: DoubtState;
  readonly waiting_since?: Date | null;
  readonly replies?: number;
  readonly accepted_reply_id?: string | null;
  readonly hidden_at?: Date | null;
  readonly hidden_by?: string | null;
  readonly hidden_reason?: string | null;
}
export async function changeDoubt(tx: TransactionContext, id: string, change: DoubtChange): Promise<void> {
  await tx.db
    .updateTable('doubts')
    .set(change)
    .where('institute_id', '=', tx.instituteId)
    .where('id', '=', id)
    .execute();
}

export interface DoubtFilters {
  readonly courseId: string;
  /** Lessons that the caller may open; only doubts in these are shown, beside his or her own. */
  readonly lessonIds: readonly string[];
  readonly lessonId?: string | undefined;
  /** Only what this account asked. */
  readonly ownOf?: string | undefined;
  readonly viewer: string;
  readonly state?: DoubtState | undefined;
  readonly search: string;
  /** Without these: they are shown elsewhere. */
  readonly except?: readonly string[];
}

const seen = (ctx: Context, { courseId, lessonIds, viewer }: DoubtFilters) =>
  selectDoubts(ctx)
    .where('d.course_id', '=', courseId)
    .where((where) =>
      where.or([
        where('d.account_id', '=', viewer),
        where.and([
          where('d.lesson_id', '=', sql<string>`any(${lessonIds as string[]}::uuid[])`),
          where('d.hidden_at', 'is', null),
        ]),
      ]),
    );

/** One page of the doubts of a course that somebody may see, the newest first. */
export async function listSeen(
  ctx: Context,
  filters: DoubtFilters,
  { page, size }: { readonly page: number; readonly size: number },
): Promise<{ rows: Doubt[]; total: number }> {
  const { lessonId, ownOf, state, search, except = [] } = filters;
  const found = seen(ctx, filters)
    .$if(lessonId !== undefined, (query) => query.where('d.lesson_id', '=', lessonId!))
    .$if(ownOf !== undefined, (query) => query.where('d.account_id', '=', ownOf!))
    .$if(state !== undefined, (query) => query.where('d.state', '=', state!))
    .$if(search !== '', (query) => query.where('d.title', 'ilike', containing(search)))
    .$if(except.length > 0, (query) => query.where('d.id', '<>', sql<string>`all(${except as string[]}::uuid[])`));
  const { total } = await found
    .clearSelect()
    .select(sql<number>`count(*)::int`.as('total'))
    .executeTakeFirstOrThrow();
  const rows = await found
    .orderBy('d.asked_at', 'desc')
    .orderBy('d.id', 'desc')
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  return { rows: rows.map(readDoubt), total };
}

/** Those of a lesson that are pinned near to a place in it, the nearest first, then the newest. */
export async function listNear(
  ctx: Context,
  filters: DoubtFilters & { readonly lessonId: string },
  place: DoubtPin,
): Promise<Doubt[]> {
  const [column, from, most] =
    place.at === 'second'
      ? (['d.at_second', place.second, doubtLimits.nearSeconds] as const)
      : (['d.at_page', place.page, doubtLimits.nearPages] as const);
  const away = sql<number>`abs(${sql.ref(column)} - ${from}::int)`;
  const rows = await seen(ctx, filters)
    .where('d.lesson_id', '=', filters.lessonId)
    .where(away, '<=', most)
    .orderBy(away)
    .orderBy('d.asked_at', 'desc')
    .orderBy('d.id', 'desc')
    .limit(doubtLimits.near)
    .execute();
  return rows.map(readDoubt);
}

/** How many of them stand in one lesson, wait there for a teacher, stand in the course, and are the viewer's own. */
export function countSeen(
  ctx: Context,
  filters: DoubtFilters,
): Promise<{ lesson: number; waiting: number; course: number; mine: number }> {
  const inLesson = sql<boolean>`d.lesson_id = ${filters.lessonId ?? null}::uuid`;
  return seen(ctx, filters)
    .clearSelect()
    .select([
      sql<number>`(count(*) filter (where ${inLesson} and d.state = 'waiting' and d.hidden_at is null))::int`.as(
        'waiting',
      ),
      sql<number>`(count(*) filter (where ${inLesson}))::int`.as('lesson'),
      sql<number>`count(*)::int`.as('course'),
      sql<number>`(count(*) filter (where d.account_id = ${filters.viewer}::uuid))::int`.as('mine'),
    ])
    .executeTakeFirstOrThrow();
}

/** Of these doubts, those that somebody follows. */
export async function followedAmong(ctx: Context, accountId: string, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await ctx.db
    .selectFrom('doubt_followers')
    .select('doubt_id')
    .where('institute_id', '=', ctx.instituteId)
    .where('account_id', '=', accountId)
    .where('doubt_id', '=', sql<string>`any(${ids as string[]}::uuid[])`)
    .execute();
  return new Set(rows.map((row) => row.doubt_id));
}

export async function listFollowers(ctx: Context, doubtId: string): Promise<string[]> {
  const rows = await ctx.db
    .selectFrom('doubt_followers')
    .select('account_id')
    .where('institute_id', '=', ctx.instituteId)
    .where('doubt_id', '=', doubtId)
    .orderBy('account_id')
    .execute();
  return rows.map((row) => row.account_id);
}

/** Twice is no change. */
export async function setFollowing(
  tx: TransactionContext,
  doubtId: string,
  accountId: string,
  on: boolean,
): Promise<void> {
  if (on)
    await tx.db
      .insertInto('doubt_followers')
      .values({ institute_id: tx.instituteId, doubt_id: doubtId, account_id: accountId, since: tx.clock.now() })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  else
    await tx.db
      .deleteFrom('doubt_followers')
      .where('institute_id', '=', tx.instituteId)
      .where('doubt_id', '=', doubtId)
      .where('account_id', '=', accountId)
      .execute();
}

/** What doubts ask in a line, by id; those that were taken back are missing. */
export async function titlesOfDoubts(
  { db, instituteId }: Context,
  ids: readonly string[],
): Promise<Map<string, string>> {
  const doubts = db.selectFrom('doubts').select(['id', 'title']).where('institute_id', '=', instituteId);
  const found = await doubts.where('id', '=', sql<string>`any(${[...ids]}::uuid[])`).execute();
  return new Map(found.map(({ id, title }) => [id, title]));
}
