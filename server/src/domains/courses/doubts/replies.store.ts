import type { RichTextDoc } from '@abhyas/contract/rich-text';
import { sql } from 'kysely';
import type { Context, TransactionContext } from '../../../kernel/context.ts';
import { json } from '../../../kernel/database/sql.ts';

export interface DoubtAnswer {
  readonly id: string;
  readonly doubtId: string;
  /** Nobody where the account was erased. */
  readonly accountId: string | null;
  /** Written by staff. */
  readonly teacher: boolean;
  readonly body: RichTextDoc;
  readonly writtenAt: Date;
  readonly hiddenAt: Date | null;
  readonly hiddenReason: string | null;
}

/** Every answer of a doubt, hidden ones too, the oldest first. */
export async function listReplies(ctx: Context, doubtId: string): Promise<DoubtAnswer[]> {
  const rows = await ctx.db
    .selectFrom('doubt_replies')
    .selectAll()
    .where('institute_id', '=', ctx.instituteId)
    .where('doubt_id', '=', doubtId)
    .orderBy('written_at')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    doubtId: row.doubt_id,
    accountId: row.account_id,
    teacher: row.teacher,
    body: row.body as RichTextDoc,
    writtenAt: row.written_at,
    hiddenAt: row.hidden_at,
    hiddenReason: row.hidden_reason,
  }));
}

/** True once somebody other than its asker wrote under a doubt, also where that is hidden now. */
export const isAnswered = (
  { accountId }: { readonly accountId: string | null },
  replies: readonly Pick<DoubtAnswer, 'accountId'>[],
): boolean => replies.some((reply) => reply.accountId === null || reply.accountId !== accountId);

export type NewReply = Pick<DoubtAnswer, 'id' | 'doubtId' | 'teacher' | 'body'> & { readonly accountId: string };
export async function insertReply(tx: TransactionContext, reply: NewReply): Promise<void> {
  await tx.db
    .insertInto('doubt_replies')
    .values({
      institute_id: tx.instituteId,
      id: reply.id,
      doubt_id: reply.doubtId,
      account_id: reply.accountId,
      teacher: reply.teacher,
      body: json(reply.body),
      written_at: tx.clock.now(),
    })
    .execute();
}

/** Hides answers with a reason, or shows them again with null. */
export async function setReplyHidden(
  tx: TransactionContext,
  replyId: string,
  hidden: { readonly by: string; readonly reason: string } | null,
): Promise<void> {
  await tx.db
    .updateTable('doubt_replies')
    .set({
      hidden_at: hidden && tx.clock.now(),
      hidden_by: hidden?.by ?? null,
      hidden_reason: hidden?.reason ?? null,
    })
    .where('institute_id', '=', tx.instituteId)
    .where('id', '=', replyId)
    .execute();
}

/** A lesson as it was published last in this course: its name and kind; undefined where it never was. */
export async function findPublishedLesson(
  ctx: Context,
  courseId: string,
  lessonId: string,
): Promise<{ title: string; kind: string } | undefined> {
  return ctx.db
    .selectFrom('lesson_versions')
    .select([sql<string>`content->>'title'`.as('title'), sql<string>`content->'content'->>'kind'`.as('kind')])
    .where('institute_id', '=', ctx.instituteId)
    .where('course_id', '=', courseId)
    .where('lesson_id', '=', lessonId)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Every lesson that was ever published in a course. */
export async function listPublishedLessonIds(ctx: Context, courseId: string): Promise<string[]> {
  const rows = await ctx.db
    .selectFrom('lesson_versions')
    .select('lesson_id')
    .distinct()
    .where('institute_id', '=', ctx.instituteId)
    .where('course_id', '=', courseId)
    .execute();
  return rows.map((row) => row.lesson_id);
}
