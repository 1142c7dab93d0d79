import type { ReviewScope } from '@abhyas/contract/questions/review';
import type { ReviewState } from '@abhyas/contract/questions/shapes';
import { sql } from 'kysely';
import type { Context } from '../../../kernel/context.ts';

export interface QueueFilter {
  readonly subjectId: number | undefined;
  /** Of the words, the key or the translation. */
  readonly author: string | undefined;
  readonly search: string;
}

export interface Caller {
  readonly accountId: string;
  /** May decide what others wrote. */
  readonly decides: boolean;
}

export interface Waiting {
  readonly id: string;
  readonly keyVersion: number;
  readonly state: ReviewState;
  readonly round: number;
  readonly sentAt: Date | null;
  readonly authors: string[];
  readonly approvedBefore: boolean;
  readonly comment: string | null;
}

/** What is not approved, of whatever scope, with who wrote it. */
const open = (ctx: Context, { subjectId, author, search }: QueueFilter) => sql`
  select q.id, q.number, q.key_version, q.review_state, q.review_round, q.review_sent_at, q.approved_version,
    array_remove(array[v.created_by, k.created_by, t.created_by], null) as authors
  from questions q
  join question_versions v on v.institute_id = ${ctx.instituteId} and v.question_id = q.id and v.version = q.version
  join question_keys k on k.institute_id = ${ctx.instituteId} and k.question_id = q.id and k.key_version = q.key_version
  left join question_translations t on t.institute_id = ${ctx.instituteId} and t.question_id = q.id and t.version = q.version
  where q.institute_id = ${ctx.instituteId} and q.review_state <> 'approved' and q.removed_at is null and q.status = 'active'
    ${subjectId === undefined ? sql`` : sql`and q.subject_id = ${subjectId}`}
    ${author === undefined ? sql`` : sql`and ${author}::uuid in (v.created_by, k.created_by, t.created_by)`}
    ${search === '' ? sql`` : sql`and (position(lower(${search}) in lower(q.search_text)) > 0 or 'q-' || q.number = lower(${search}) or q.number::text = ${search})`}`;

/** A condition on a row of `open`. */
function inScope(scope: ReviewScope, { accountId, decides }: Caller) {
  if (scope === 'own') return sql`${accountId}::uuid = any(authors)`;
  const sent = sql`review_state = 'in_review'`;
  if (scope === 'all') return sent;
  return decides ? sql`${sent} and ${accountId}::uuid <> all(authors)` : sql`false`;
}

/** One page: what was sent first on top, drafts after it by their numbers. */
export async function listWaiting(
  ctx: Context,
  filter: QueueFilter,
  { scope, caller, page, size }: { scope: ReviewScope; caller: Caller; page: number; size: number },
): Promise<Waiting[]> {
  const { rows } = await sql<Waiting>`
    select o.id, o.key_version as "keyVersion", o.review_state as state, o.review_round as round, o.review_sent_at as "sentAt",
      o.authors, o.approved_version is not null as "approvedBefore", (
        select r.comment from question_reviews r
        where r.institute_id = ${ctx.instituteId} and r.question_id = o.id and r.action = 'returned'
        order by r.made_at desc, r.id desc limit 1
      ) as comment
    from (${open(ctx, filter)}) o where ${inScope(scope, caller)}
    order by o.review_sent_at nulls last, o.number limit ${size} offset ${(page - 1) * size}`.execute(ctx.db);
  return rows;
}

/** How many there are of each scope. */
export async function countWaiting(
  ctx: Context,
  filter: QueueFilter,
  caller: Caller,
): Promise<Record<ReviewScope, number>> {
  const { rows } = await sql<Record<ReviewScope, number>>`
    select count(*) filter (where ${inScope('review', caller)})::int as review,
      count(*) filter (where ${inScope('own', caller)})::int as own,
      count(*) filter (where ${inScope('all', caller)})::int as "all"
    from (${open(ctx, filter)}) o`.execute(ctx.db);
  return rows[0]!;
}

/** Who wrote the questions of a scope, and how many. */
export async function countAuthors(
  ctx: Context,
  filter: QueueFilter,
  scope: ReviewScope,
  caller: Caller,
): Promise<{ id: string; count: number }[]> {
  const { rows } = await sql<{ id: string; count: number }>`
    select author as id, count(distinct o.id)::int as count
    from (${open(ctx, filter)}) o, unnest(o.authors) as author where ${inScope(scope, caller)}
    group by author order by 2 desc, author limit 100`.execute(ctx.db);
  return rows;
}
