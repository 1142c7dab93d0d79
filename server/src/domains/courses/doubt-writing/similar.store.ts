import { sql } from 'kysely';
import type { Context, TransactionContext } from '../../../kernel/context.ts';
import { brought, textArray } from '../../../kernel/database/sql.ts';

/** Keeps the words by which a doubt is found; what it said before is forgotten. */
export async function saveWords(
  tx: TransactionContext,
  doubt: { readonly id: string; readonly courseId: string },
  words: readonly string[],
): Promise<void> {
  await tx.db
    .deleteFrom('doubt_words')
    .where('institute_id', '=', tx.instituteId)
    .where('doubt_id', '=', doubt.id)
    .execute();
  if (words.length === 0) return;
  await sql`
    insert into doubt_words (institute_id, course_id, word, doubt_id)
    select place.institute_id, ${doubt.courseId}::uuid, w.word, ${doubt.id}::uuid
    from ${brought(tx, sql`unnest(${textArray(words)}::text[]) as w (word)`)} order by w.word
    on conflict do nothing`.execute(tx.db);
}

/** A typed word, and with what a word must begin to be nearly the same. */
export interface SoughtWord {
  readonly word: string;
  readonly stem: string;
}

/** Ids of the likest doubts in lessons that are open. Words that stand in nearly every doubt say little: each counts less, the more doubts have it. */
export async function rankSimilar(
  ctx: Context,
  { courseId, lessonId, openIds }: { courseId: string; lessonId: string; openIds: readonly string[] },
  sought: readonly SoughtWord[],
  most: number,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with hits as (
      select s.word, d.doubt_id, max(case when d.word = s.word then 1.0 else 0.6 end) as near
      from unnest(${textArray(sought.map(({ word }) => word))}::text[], ${textArray(sought.map(({ stem }) => stem))}::text[]) as s (word, stem)
      join doubt_words d on d.institute_id = ${ctx.instituteId} and d.course_id = ${courseId}::uuid
        and d.word >= s.stem and d.word < s.stem || U&'\\FFFF'
      group by s.word, d.doubt_id),
    weights as (select word, 1.0 / ln(2 + count(*)) as weight from hits group by word)
    select q.id
    from (select h.doubt_id, sum(h.near * w.weight) as score, count(*) as words from hits h join weights w on w.word = h.word
      group by h.doubt_id) f
    join doubts q on q.institute_id = ${ctx.instituteId} and q.id = f.doubt_id
    where q.hidden_at is null and q.lesson_id = any(${openIds as string[]}::uuid[]) and f.words >= ${Math.min(2, sought.length)}
    order by f.score * case when q.lesson_id = ${lessonId}::uuid then 1.5 else 1 end desc, q.asked_at desc
    limit ${most}`.execute(ctx.db);
  return rows.map(({ id }) => id);
}
