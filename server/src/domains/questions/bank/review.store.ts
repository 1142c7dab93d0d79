import type { ReviewAction } from '@abhyas/contract/questions/review';
import type { ReviewState } from '@abhyas/contract/questions/shapes';
import { sql } from 'kysely';
import type { Context, TransactionContext } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { newId } from '../../../kernel/ids.ts';

/** Where a question stands in its review. */
export interface Review {
  readonly id: string;
  readonly number: number;
  readonly state: ReviewState;
  readonly round: number;
  readonly version: number;
  readonly keyVersion: number;
  readonly sentAt: Date | null;
  readonly approvedVersion: number | null;
  readonly approvedKeyVersion: number | null;
  readonly approvedLanguages: string[] | null;
}

/** NOT_FOUND where the institute has no such question. `lock` keeps everybody else from changing it until the transaction ends. */
export async function getReview(ctx: Context, id: string, lock = false): Promise<Review> {
  const { rows } = await sql<Review>`
    select q.id, q.number, q.review_state as state, q.review_round as round, q.version, q.key_version as "keyVersion",
      q.review_sent_at as "sentAt", q.approved_version as "approvedVersion", q.approved_key_version as "approvedKeyVersion",
      q.approved_languages as "approvedLanguages"
    from questions q
    where q.institute_id = ${ctx.instituteId} and q.id = ${id} and q.removed_at is null
    ${lock ? sql`for update of q` : sql``}`.execute(ctx.db);
  return rows[0] ?? fail('NOT_FOUND');
}

export async function listStates(ctx: Context, ids: readonly string[]): Promise<Map<string, ReviewState>> {
  const rows = await ctx.db
    .selectFrom('questions')
    .select(['id', 'review_state'])
    .where('institute_id', '=', ctx.instituteId)
    .where('id', '=', sql<string>`any(${[...ids]}::uuid[])`)
    .execute();
  return new Map(rows.map((row) => [row.id, row.review_state as ReviewState]));
}

/** Who wrote what is current of a question: its words, its key, its translation. Nobody for a part whose author is gone. */
export async function listAuthors(ctx: Context, id: string): Promise<string[]> {
  const { rows } = await sql<{ author: string | null }>`
    select distinct unnest(array[v.created_by, k.created_by, t.created_by]) as author
    from questions q
    join question_versions v on v.institute_id = ${ctx.instituteId} and v.question_id = q.id and v.version = q.version
    join question_keys k on k.institute_id = ${ctx.instituteId} and k.question_id = q.id and k.key_version = q.key_version
    left join question_translations t on t.institute_id = ${ctx.instituteId} and t.question_id = q.id and t.version = q.version
    where q.institute_id = ${ctx.instituteId} and q.id = ${id}`.execute(ctx.db);
  return rows.flatMap(({ author }) => author ?? []);
}

/** A draft again: what was approved stays for papers, and a review that was under way ends. */
export async function returnToDraft(tx: TransactionContext, ids: readonly string[]): Promise<void> {
  const { rows } = await sql<Review>`
    select id, review_round as round, version, key_version as "keyVersion" from questions
    where institute_id = ${tx.instituteId} and id = any(${[...ids]}::uuid[]) and review_state = 'in_review'`.execute(
    tx.db,
  );
  await insertDecisions(tx, rows, 'changed', '');
  await sql`
    update questions set
      approved_version = case when review_state = 'approved' then version else approved_version end,
      approved_key_version = case when review_state = 'approved' then key_version else approved_key_version end,
      approved_type = case when review_state = 'approved' then type else approved_type end,
      approved_languages = case when review_state = 'approved' then languages else approved_languages end,
      review_state = 'draft', review_sent_at = null
    where institute_id = ${tx.instituteId} and id = any(${[...ids]}::uuid[])`.execute(tx.db);
}

const nothingApproved = {
  approved_version: null,
  approved_key_version: null,
  approved_type: null,
  approved_languages: null,
  review_sent_at: null,
} as const;

/** Approved because nobody asks for more. */
export async function approveSilently(tx: TransactionContext, ids: readonly string[]): Promise<void> {
  await tx.db
    .updateTable('questions')
    .set({ ...nothingApproved, review_state: 'approved' })
    .where('institute_id', '=', tx.instituteId)
    .where('id', '=', sql<string>`any(${[...ids]}::uuid[])`)
    .where('review_state', '<>', 'approved')
    .execute();
}

/** Moves a question that the caller holds. Approval forgets what was set aside: the newest is it now. */
export async function moveReview(
  tx: TransactionContext,
  id: string,
  { state, round }: { readonly state: ReviewState; readonly round: number },
): Promise<void> {
  await tx.db
    .updateTable('questions')
    .set({
      ...(state === 'approved' && nothingApproved),
      review_state: state,
      review_round: round,
      review_sent_at: state === 'in_review' ? tx.clock.now() : null,
    })
    .where('institute_id', '=', tx.instituteId)
    .where('id', '=', id)
    .execute();
}

type Decided = Pick<Review, 'id' | 'round' | 'version' | 'keyVersion'>;

/** Keeps what was decided, and by whom; nothing is ever taken out. */
export const insertDecision = (
  tx: TransactionContext,
  review: Decided,
  action: ReviewAction,
  comment: string,
): Promise<void> => insertDecisions(tx, [review], action, comment);

const AT_ONCE = 1000;

async function insertDecisions(
  tx: TransactionContext,
  reviews: readonly Decided[],
  action: ReviewAction,
  comment: string,
): Promise<void> {
  for (let from = 0; from < reviews.length; from += AT_ONCE)
    await tx.db
      .insertInto('question_reviews')
      .values(
        reviews.slice(from, from + AT_ONCE).map(({ id, round, version, keyVersion }) => ({
          institute_id: tx.instituteId,
          id: newId(),
          question_id: id,
          round,
          action,
          version,
          key_version: keyVersion,
          comment,
          made_by: tx.actor?.accountId ?? null,
          made_at: tx.clock.now(),
        })),
      )
      .execute();
}

export interface Decision {
  readonly action: ReviewAction;
  readonly round: number;
  readonly version: number;
  readonly keyVersion: number;
  readonly comment: string;
  readonly by: string | null;
  readonly at: Date;
}

/** Every decision about a question, the newest first. */
export async function listDecisions(ctx: Context, questionId: string): Promise<Decision[]> {
  const rows = await ctx.db
    .selectFrom('question_reviews')
    .select(['action', 'round', 'version', 'key_version as keyVersion', 'comment', 'made_by as by', 'made_at as at'])
    .where('institute_id', '=', ctx.instituteId)
    .where('question_id', '=', questionId)
    .orderBy('made_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map((row) => ({ ...row, action: row.action as ReviewAction }));
}
