import type { QuestionStatus, ReviewState } from '@abhyas/contract/questions/shapes';
import type { RichTextDoc } from '@abhyas/contract/rich-text';
import { sql } from 'kysely';
import type { Context } from '../../../kernel/context.ts';

export interface Duplicate {
  readonly id: string;
  readonly number: number;
  readonly status: QuestionStatus;
  readonly state: ReviewState;
  readonly stem: RichTextDoc;
}

/** So many are named; who has more copies than that knows. */
const MOST = 5;

/** Other questions of the bank with this fingerprint, the oldest first. */
export async function listDuplicates(
  ctx: Context,
  fingerprint: Buffer,
  except: string | undefined,
): Promise<Duplicate[]> {
  const { rows } = await sql<Duplicate>`
    select q.id, q.number, q.status, q.review_state as state,
      coalesce(v.content -> 'statements' -> 'assertion', v.content -> 'stem') as stem
    from questions q
    join question_versions v on v.institute_id = ${ctx.instituteId} and v.question_id = q.id and v.version = q.version
    where q.institute_id = ${ctx.instituteId} and q.fingerprint = ${fingerprint} and q.removed_at is null
      and (${except ?? null}::uuid is null or q.id <> ${except ?? null}::uuid)
    order by q.number limit ${MOST}`.execute(ctx.db);
  return rows;
}
