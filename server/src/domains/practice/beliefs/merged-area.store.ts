import { sql } from 'kysely';
import type { TransactionContext } from '../../../kernel/context.ts';
import { anyOf, changeRows, removeRows, rows } from '../../../kernel/database/rows.ts';
import type { Skill } from '../model/chapter-standing.ts';

/** Skills of everybody in these chapters, by account and chapter, locked in the order of their keys. */
export async function skillsOfChapters(
  tx: TransactionContext,
  ids: readonly string[],
): Promise<Map<string, Map<string, Skill & { readonly lastAt: Date }>>> {
  const found = await rows(tx)
    .selectFrom('practiceSkills')
    .select(['accountId', 'chapterId', 'mean', 'variance', 'answers', 'mastered', 'lastAt'])
    .where('chapterId', '=', anyOf(ids))
    .orderBy('accountId')
    .orderBy('chapterId')
    .forUpdate()
    .execute();
  const byAccount = new Map<string, Map<string, Skill & { readonly lastAt: Date }>>();
  for (const { accountId, chapterId, ...skill } of found)
    byAccount.set(accountId, (byAccount.get(accountId) ?? new Map()).set(chapterId, skill));
  return byAccount;
}

/** Whatever names the one chapter names the other from now on; how many questions those were. The skills are written by whoever calls. */
export async function moveChapterRows(tx: TransactionContext, from: string, to: string): Promise<number> {
  await removeRows(tx, 'practiceSkills', { chapterId: from });
  await removeRows(tx, 'practiceChapters', { chapterId: from });
  const moved = await rows(tx)
    .updateTable('practiceItems')
    .set({ chapterId: to })
    .where('chapterId', '=', from)
    .executeTakeFirst();
  for (const table of ['practiceTaken', 'practiceSessions', 'practiceQuestions'] as const)
    await changeRows(tx, table, { chapterId: from }, { chapterId: to });
  await sql`
    update practice_assignments set chapter_ids = (
      select array_agg(distinct case when c = ${from}::uuid then ${to}::uuid else c end) from unnest(chapter_ids) c)
    where institute_id = ${tx.instituteId} and ${from}::uuid = any(chapter_ids)`.execute(rows(tx));
  await sql`
    insert into practice_links (institute_id, exam_id, chapter_id, before_id)
    select institute_id, exam_id, c, b from (
      select institute_id, exam_id, case when chapter_id = ${from}::uuid then ${to}::uuid else chapter_id end as c,
        case when before_id = ${from}::uuid then ${to}::uuid else before_id end as b
      from practice_links where institute_id = ${tx.instituteId} and ${from}::uuid in (chapter_id, before_id)) moved
    where c <> b on conflict do nothing`.execute(rows(tx));
  await sql`delete from practice_links where institute_id = ${tx.instituteId} and ${from}::uuid in (chapter_id, before_id)`.execute(
    rows(tx),
  );
  return Number(moved.numUpdatedRows);
}
