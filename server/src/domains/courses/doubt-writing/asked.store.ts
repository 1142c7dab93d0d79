import { sql } from 'kysely';
import type { TransactionContext } from '../../../kernel/context.ts';
import { insertRows } from '../../../kernel/database/rows.ts';
import { json } from '../../../kernel/database/sql.ts';
import type { Doubt } from '../doubts/doubts.store.ts';

/** What its asker said: title, text and place. */
export type Asked = Pick<Doubt, 'title' | 'body' | 'pin'>;

const askedColumns = ({ title, body, pin }: Asked) => ({
  title,
  body: json(body),
  at_second: pin?.at === 'second' ? pin.second : null,
  at_page: pin?.at === 'page' ? pin.page : null,
});

export async function insertDoubt(tx: TransactionContext, doubt: Doubt): Promise<void> {
  await tx.db
    .insertInto('doubts')
    .values({
      ...askedColumns(doubt),
      institute_id: tx.instituteId,
      id: doubt.id,
      course_id: doubt.courseId,
      lesson_id: doubt.lessonId,
      lesson_title: doubt.lesson,
      lesson_kind: doubt.lessonKind,
      account_id: doubt.accountId,
      state: doubt.state,
      waiting_since: doubt.waitingSince,
      accepted_reply_id: null,
      asked_at: doubt.askedAt,
    })
    .execute();
}

/** What it says now, and that it was changed now. */
export async function saveAsked(tx: TransactionContext, doubtId: string, asked: Asked): Promise<void> {
  await tx.db
    .updateTable('doubts')
    .set({ ...askedColumns(asked), edited_at: tx.clock.now() })
    .where('institute_id', '=', tx.instituteId)
    .where('id', '=', doubtId)
    .execute();
}

/** That a doubt was here and its asker took it back is known for ever. */
export const noteWithdrawn = (tx: TransactionContext, id: string): Promise<void> =>
  insertRows(tx, 'withdrawnDoubts', { id, withdrawnAt: tx.clock.now() });

/** Takes doubts away with everything that hangs on them: words, followers, reports and answers. */
export async function removeDoubts(tx: TransactionContext, ids: readonly string[]): Promise<void> {
  for (const table of ['doubt_words', 'doubt_followers', 'doubt_reports', 'doubt_replies'] as const)
    await tx.db
      .deleteFrom(table)
      .where('institute_id', '=', tx.instituteId)
      .where('doubt_id', '=', sql<string>`any(${ids as string[]}::uuid[])`)
      .execute();
  await tx.db
    .deleteFrom('doubts')
    .where('institute_id', '=', tx.instituteId)
    .where('id', '=', sql<string>`any(${ids as string[]}::uuid[])`)
    .execute();
}
