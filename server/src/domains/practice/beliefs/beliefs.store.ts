import { sql } from 'kysely';
import type { Bound, TransactionContext } from '../../../kernel/context.ts';
import { anyOf, rows, upsertRows } from '../../../kernel/database/rows.ts';
import type { Skill } from '../model/chapter-standing.ts';
import type { Belief } from '../model/filter.ts';
import { learning } from '../model/settings.ts';

export interface Student extends Belief {
  readonly answers: number;
}
export interface Item extends Belief {
  readonly chapterId: string;
  readonly answers: number;
  readonly guess: number;
  readonly shown: number;
  /** Of its own fit, on the scale of abilities; null before there is one. */
  readonly slope: number | null;
  readonly fitted: number | null;
}
export interface Chapter extends Belief {
  readonly sets: number;
}

export const newStudent: Student = { mean: 0, variance: learning.start.student, answers: 0 };
export const newSkill: Skill = { mean: 0, variance: learning.start.skill, answers: 0, mastered: false, lastAt: null };
export const newChapter: Chapter = { mean: 0, variance: learning.start.chapter, sets: 0 };

export async function studentOf(ctx: Bound, accountId: string): Promise<Student> {
  const query = rows(ctx).selectFrom('practiceStudents').select(['mean', 'variance', 'answers']);
  return (await query.where('accountId', '=', accountId).executeTakeFirst()) ?? newStudent;
}

/** The same of many; who never answered is missing. */
export async function studentsAmong(ctx: Bound, accountIds: readonly string[]): Promise<Map<string, Student>> {
  const query = rows(ctx).selectFrom('practiceStudents').select(['accountId', 'mean', 'variance', 'answers']);
  const found = await query.where('accountId', '=', anyOf(accountIds)).execute();
  return new Map(found.map(({ accountId, ...student }) => [accountId, student]));
}

/** The same, and no other answer of this student is learned from until the transaction ends. */
export async function lockStudent(tx: TransactionContext, accountId: string): Promise<Student> {
  await rows(tx)
    .insertInto('practiceStudents')
    .values({ accountId, ...newStudent })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const query = rows(tx).selectFrom('practiceStudents').select(['mean', 'variance', 'answers']);
  return query.where('accountId', '=', accountId).forUpdate().executeTakeFirstOrThrow();
}

export async function saveStudent(tx: TransactionContext, accountId: string, student: Student): Promise<void> {
  const { mean, variance, answers } = student;
  await upsertRows(tx, 'practiceStudents', { accountId, mean, variance, answers }, { key: ['accountId'] });
}

/** What is known of a student by chapter; a chapter without an answer is missing. */
export async function skillsOf(ctx: Bound, accountId: string): Promise<Map<string, Skill>> {
  const found = await rows(ctx)
    .selectFrom('practiceSkills')
    .select(['chapterId', 'mean', 'variance', 'answers', 'mastered', 'lastAt'])
    .where('accountId', '=', accountId)
    .execute();
  return new Map(found.map(({ chapterId, ...skill }) => [chapterId, skill]));
}

/** The same of many, by account. */
export async function skillsAmong(ctx: Bound, accountIds: readonly string[]): Promise<Map<string, Map<string, Skill>>> {
  const found = await rows(ctx)
    .selectFrom('practiceSkills')
    .select(['accountId', 'chapterId', 'mean', 'variance', 'answers', 'mastered', 'lastAt'])
    .where('accountId', '=', anyOf(accountIds))
    .execute();
  const byAccount = new Map<string, Map<string, Skill>>(accountIds.map((id) => [id, new Map()]));
  for (const { accountId, chapterId, ...skill } of found) byAccount.get(accountId)?.set(chapterId, skill);
  return byAccount;
}

export function saveSkills(
  tx: TransactionContext,
  accountId: string,
  skills: ReadonlyMap<string, Skill & { readonly lastAt: Date }>,
): Promise<void> {
  const given = [...skills].map(([chapterId, { mean, variance, answers, mastered, lastAt }]) => {
    return { accountId, chapterId, mean, variance, answers, mastered, lastAt };
  });
  return upsertRows(tx, 'practiceSkills', given, { key: ['accountId', 'chapterId'] });
}

const itemColumns = [
  'questionId',
  'chapterId',
  'mean',
  'variance',
  'answers',
  'guess',
  'shown',
  'slope',
  'fitted',
] as const;
const byQuestion = <T extends { readonly questionId: string }>(found: readonly T[]) =>
  new Map(found.map(({ questionId, ...item }) => [questionId, item]));

export async function itemsOfChapter(ctx: Bound, chapterId: string): Promise<Map<string, Item>> {
  const query = rows(ctx).selectFrom('practiceItems').select(itemColumns).where('chapterId', '=', chapterId);
  return byQuestion(await query.execute());
}

/** Locked in the order of their ids, so that two who answer the same questions never wait for each other in a circle. */
export async function lockItems(tx: TransactionContext, ids: readonly string[]): Promise<Map<string, Item>> {
  const query = rows(tx).selectFrom('practiceItems').select(itemColumns).where('questionId', '=', anyOf(ids));
  return byQuestion(await query.orderBy('questionId').forUpdate().execute());
}

export function saveItems(tx: TransactionContext, items: ReadonlyMap<string, Item>): Promise<void> {
  const given = [...items]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([questionId, { chapterId, mean, variance, answers, guess, shown }]) => {
      return { questionId, chapterId, mean, variance, answers, guess, shown };
    });
  return upsertRows(tx, 'practiceItems', given, { key: ['questionId'], keep: ['shown'] });
}

export async function chaptersOf(ctx: Bound): Promise<Map<string, Chapter>> {
  const found = await rows(ctx)
    .selectFrom('practiceChapters')
    .select(['chapterId', 'mean', 'variance', 'sets'])
    .execute();
  return new Map(found.map(({ chapterId, ...chapter }) => [chapterId, chapter]));
}

/** Made where they are missing, and locked in the order of their ids. */
export async function lockChapters(tx: TransactionContext, ids: readonly string[]): Promise<Map<string, Chapter>> {
  const sorted = [...new Set(ids)].toSorted();
  await rows(tx)
    .insertInto('practiceChapters')
    .values(sorted.map((chapterId) => ({ chapterId, ...newChapter })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const query = rows(tx).selectFrom('practiceChapters').select(['chapterId', 'mean', 'variance', 'sets']);
  const found = await query.where('chapterId', '=', anyOf(sorted)).orderBy('chapterId').forUpdate().execute();
  return new Map(found.map(({ chapterId, ...chapter }) => [chapterId, chapter]));
}

export function saveChapters(tx: TransactionContext, chapters: ReadonlyMap<string, Chapter>): Promise<void> {
  const given = [...chapters].map(([chapterId, { mean, variance, sets }]) => ({ chapterId, mean, variance, sets }));
  return upsertRows(tx, 'practiceChapters', given, { key: ['chapterId'] });
}

/** A question was shown, and by a set that asked nothing of its chapter before. */
export async function countShown(
  tx: TransactionContext,
  questionId: string,
  item: Item,
  newSet: boolean,
): Promise<void> {
  if (newSet)
    await sql`insert into practice_chapters (institute_id, chapter_id, mean, variance, sets)
      values (${tx.instituteId}, ${item.chapterId}::uuid, ${newChapter.mean}, ${newChapter.variance}, 1)
      on conflict (institute_id, chapter_id) do update set sets = practice_chapters.sets + excluded.sets`.execute(
      rows(tx),
    );
  await sql`insert into practice_items (institute_id, question_id, chapter_id, mean, variance, answers, guess, shown)
    values (${tx.instituteId}, ${questionId}::uuid, ${item.chapterId}::uuid, ${item.mean}, ${item.variance}, 0, ${item.guess}, 1)
    on conflict (institute_id, question_id) do update set shown = practice_items.shown + excluded.shown`.execute(
    rows(tx),
  );
}
