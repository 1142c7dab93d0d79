import type { Variant } from '@abhyas/contract/questions/variables';
import type { RichTextDoc } from '@abhyas/contract/rich-text';
import { sql } from 'kysely';
import type { Context, TransactionContext } from '../../../kernel/context.ts';
import { json } from '../../../kernel/database/sql.ts';

export interface SeenQuestion {
  readonly questionId: string;
  readonly version: number;
  /** null: it was met in a book. */
  readonly attemptId: string | null;
  /** Where it is read there: a path of the app. */
  readonly path?: string | undefined;
  /** The numbers that it had there; undefined: it has no variables. */
  readonly variant?: Variant | undefined;
}

/** Kept twice it stays where it was first. */
export async function insertBookmark(tx: TransactionContext, accountId: string, seen: SeenQuestion): Promise<void> {
  await tx.db
    .insertInto('question_bookmarks')
    .values({
      institute_id: tx.instituteId,
      account_id: accountId,
      question_id: seen.questionId,
      version: seen.version,
      attempt_id: seen.attemptId,
      path: seen.path ?? null,
      variant: seen.variant ? json(seen.variant) : null,
      created_at: tx.clock.now(),
    })
    .onConflict((conflict) => conflict.columns(['institute_id', 'account_id', 'question_id']).doNothing())
    .execute();
}

export async function deleteBookmark(ctx: Context, accountId: string, questionId: string): Promise<void> {
  await ctx.db
    .deleteFrom('question_bookmarks')
    .where('institute_id', '=', ctx.instituteId)
    .where('account_id', '=', accountId)
    .where('question_id', '=', questionId)
    .execute();
}

export async function isBookmarked(ctx: Context, accountId: string, questionId: string): Promise<boolean> {
  const row = await ctx.db
    .selectFrom('question_bookmarks')
    .select('question_id')
    .where('institute_id', '=', ctx.instituteId)
    .where('account_id', '=', accountId)
    .where('question_id', '=', questionId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Those of these questions that somebody keeps. */
export async function listKeptAmong(
  ctx: Context,
  accountId: string,
  questionIds: readonly string[],
): Promise<string[]> {
  const rows = await ctx.db
    .selectFrom('question_bookmarks')
    .select('question_id')
    .where('institute_id', '=', ctx.instituteId)
    .where('account_id', '=', accountId)
    .where('question_id', '=', sql<string>`any(${questionIds as string[]}::uuid[])`)
    .execute();
  return rows.map((row) => row.question_id);
}

export interface BookmarkRow {
  readonly questionId: string;
  readonly attemptId: string | null;
  readonly path: string | null;
  readonly type: string;
  readonly subjectId: number;
  readonly areaId: string;
  readonly stem: RichTextDoc;
  readonly variant: Variant | null;
  readonly at: Date;
}

/** Everything one person kept, newest first, in the version that he met. */
export async function listBookmarkRows(ctx: Context, accountId: string): Promise<BookmarkRow[]> {
  const { rows } = await sql<BookmarkRow>`
    select b.question_id as "questionId", b.attempt_id as "attemptId", b.path, v.type, q.subject_id as "subjectId",
      q.knowledge_area_id as "areaId", v.content -> 'stem' as stem, b.variant, b.created_at as at
    from question_bookmarks b
    join questions q on q.institute_id = ${ctx.instituteId} and q.id = b.question_id
    join question_versions v on v.institute_id = ${ctx.instituteId} and v.question_id = b.question_id and v.version = b.version
    where b.institute_id = ${ctx.instituteId} and b.account_id = ${accountId}
    order by b.created_at desc, b.question_id`.execute(ctx.db);
  return rows;
}
