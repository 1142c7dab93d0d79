import type { AnswerKey, DifficultyName, QuestionContent, QuestionType } from '@abhyas/contract/questions/shapes';
import type { QuestionVariables } from '@abhyas/contract/questions/variables';
import { sql } from 'kysely';
import type { Context, TransactionContext } from '../../../kernel/context.ts';
import { json } from '../../../kernel/database/sql.ts';
import { fail } from '../../../kernel/errors.ts';

/** A question with its current words and key, as stored. */
export interface StoredQuestion {
  readonly id: string;
  readonly number: number;
  readonly type: QuestionType;
  readonly version: number;
  readonly keyVersion: number;
  readonly knowledgeAreaId: string;
  readonly difficulty: DifficultyName;
  readonly pastExams: string[];
  readonly tags: string[];
  readonly expectedSeconds: number | null;
  readonly groupId: string | null;
  readonly removed: boolean;
  readonly status: 'active' | 'archived';
  readonly updatedAt: Date;
  readonly en: QuestionContent;
  readonly hi: QuestionContent | null;
  readonly variables: QuestionVariables | null;
  readonly key: AnswerKey;
}

const whole = (ctx: Context) => sql`
    select q.id, q.number, q.type, q.version, q.key_version as "keyVersion", q.knowledge_area_id as "knowledgeAreaId", q.difficulty,
      q.past_exams as "pastExams", q.tags, q.expected_seconds as "expectedSeconds", q.group_id as "groupId",
      q.removed_at is not null as removed, q.status, q.updated_at as "updatedAt", v.content as en, t.content as hi, v.variables, k.key
    from questions q
    join question_versions v on v.institute_id = ${ctx.instituteId} and v.question_id = q.id and v.version = q.version
    join question_keys k on k.institute_id = ${ctx.instituteId} and k.question_id = q.id and k.key_version = q.key_version
    left join question_translations t on t.institute_id = ${ctx.instituteId} and t.question_id = q.id and t.version = q.version and t.language = 'hi'
    where q.institute_id = ${ctx.instituteId}`;

/** NOT_FOUND where the institute has no such question, or it was removed and is not asked for `removed` as it may be. */
export async function getQuestion(ctx: Context, id: string, asked?: 'removed'): Promise<StoredQuestion> {
  const { rows } = await sql<StoredQuestion>`${whole(ctx)} and q.id = ${id}
    ${asked === 'removed' ? sql`` : sql`and q.removed_at is null`}`.execute(ctx.db);
  return rows[0] ?? fail('NOT_FOUND');
}

/** Those of these questions that are in the bank, by id. */
export async function listQuestionsOf(ctx: Context, ids: readonly string[]): Promise<StoredQuestion[]> {
  const { rows } = await sql<StoredQuestion>`${whole(ctx)} and q.id = any(${[...ids]}::uuid[]) and q.removed_at is null
    order by q.id`.execute(ctx.db);
  return rows;
}

/** Keeps everybody else from changing this question until the transaction ends. NOT_FOUND as above. */
export async function lockQuestion(tx: TransactionContext, id: string): Promise<void> {
  const row = await tx.db
    .selectFrom('questions')
    .select('id')
    .where('institute_id', '=', tx.instituteId)
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (!row) fail('NOT_FOUND');
}

/** Takes so many numbers from the institute's row; the first of them. Whoever else takes numbers waits for the transaction's end. */
export async function takeNumbers(tx: TransactionContext, count: number): Promise<number> {
  const { rows } = await sql<{ last: number }>`
    insert into question_numbers (institute_id, last) values (${tx.instituteId}, ${count})
    on conflict (institute_id) do update set last = question_numbers.last + excluded.last returning last`.execute(
    tx.db,
  );
  return rows[0]!.last - count + 1;
}

/** What the list and the search know of a question. */
export interface Head {
  readonly type: QuestionType;
  readonly version: number;
  readonly keyVersion: number;
  readonly subjectId: number;
  readonly knowledgeAreaId: string;
  readonly difficulty: DifficultyName;
  readonly pastExams: readonly string[];
  /** Left as it is where undefined. */
  readonly expectedSeconds: number | null | undefined;
  /** Left as they are where undefined. */
  readonly tags: readonly string[] | undefined;
  readonly fingerprint: Buffer;
  readonly searchText: string;
  readonly languages: readonly string[];
}

const columns = (tx: TransactionContext, head: Head) => ({
  type: head.type,
  version: head.version,
  key_version: head.keyVersion,
  subject_id: head.subjectId,
  knowledge_area_id: head.knowledgeAreaId,
  difficulty: head.difficulty,
  past_exams: [...head.pastExams],
  ...(head.expectedSeconds !== undefined && { expected_seconds: head.expectedSeconds }),
  ...(head.tags && { tags: [...head.tags] }),
  fingerprint: head.fingerprint,
  search_text: head.searchText,
  languages: [...head.languages],
  updated_at: tx.clock.now(),
});

/** A question that is not there yet; `reviewState` is what `reviewStateFor` says. */
export async function insertHead(
  tx: TransactionContext,
  id: string,
  number: number,
  head: Head,
  reviewState: 'approved' | 'draft',
): Promise<void> {
  await tx.db
    .insertInto('questions')
    .values({
      ...columns(tx, head),
      institute_id: tx.instituteId,
      id,
      number,
      review_state: reviewState,
      created_by: tx.actor?.accountId ?? null,
      created_at: tx.clock.now(),
    })
    .execute();
}

export async function updateHead(tx: TransactionContext, id: string, head: Head): Promise<void> {
  await tx.db
    .updateTable('questions')
    .set(columns(tx, head))
    .where('institute_id', '=', tx.instituteId)
    .where('id', '=', id)
    .execute();
}

export async function updateStatus(
  tx: TransactionContext,
  id: string,
  status: StoredQuestion['status'],
): Promise<void> {
  await tx.db
    .updateTable('questions')
    .set({ status, updated_at: tx.clock.now() })
    .where('institute_id', '=', tx.instituteId)
    .where('id', '=', id)
    .execute();
}

export interface Words {
  readonly type: QuestionType;
  readonly en: QuestionContent;
  readonly hi: QuestionContent | undefined;
  readonly variables: QuestionVariables | undefined;
}

/** Adds an immutable version with its translation. */
export async function insertVersion(
  tx: TransactionContext,
  questionId: string,
  version: number,
  words: Words,
): Promise<void> {
  const of = { institute_id: tx.instituteId, question_id: questionId, version };
  await tx.db
    .insertInto('question_versions')
    .values({
      ...of,
      type: words.type,
      content: json(words.en),
      variables: words.variables ? json(words.variables) : null,
      created_by: tx.actor?.accountId ?? null,
      created_at: tx.clock.now(),
    })
    .execute();
  if (words.hi) await insertTranslation(tx, questionId, version, words.hi);
}

/** Adds Hindi to a version that has none. From then on it is as immutable as the version. */
export async function insertTranslation(
  tx: TransactionContext,
  questionId: string,
  version: number,
  content: QuestionContent,
): Promise<void> {
  await tx.db
    .insertInto('question_translations')
    .values({
      institute_id: tx.instituteId,
      question_id: questionId,
      version,
      language: 'hi',
      content: json(content),
      created_by: tx.actor?.accountId ?? null,
    })
    .execute();
}

/** Adds an immutable key that belongs to a version. */
export async function insertKey(
  tx: TransactionContext,
  questionId: string,
  keyVersion: number,
  version: number,
  key: AnswerKey,
): Promise<void> {
  await tx.db
    .insertInto('question_keys')
    .values({
      institute_id: tx.instituteId,
      question_id: questionId,
      key_version: keyVersion,
      version,
      key: json(key),
      created_by: tx.actor?.accountId ?? null,
      created_at: tx.clock.now(),
    })
    .execute();
}

/** Numbers under which people know questions, as `Q-118`, by id; of removed ones too. */
export async function namesOfQuestions(
  { db, instituteId }: Context,
  ids: readonly string[],
): Promise<Map<string, string>> {
  const questions = db.selectFrom('questions').select(['id', 'number']).where('institute_id', '=', instituteId);
  const found = await questions.where('id', '=', sql<string>`any(${[...ids]}::uuid[])`).execute();
  return new Map(found.map(({ id, number }) => [id, `Q-${number}`]));
}
