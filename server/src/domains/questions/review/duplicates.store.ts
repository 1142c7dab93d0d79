import type { AnswerKey, QuestionContent, QuestionStatus, ReviewState } from '@abhyas/contract/questions/shapes';
import type { RichTextDoc } from '@abhyas/contract/rich-text';
import { sql } from 'kysely';
import type { Context } from '../../../kernel/context.ts';

interface StoredDuplicate {
  readonly id: string;
  readonly number: number;
  readonly status: QuestionStatus;
  readonly state: ReviewState;
  readonly stem: RichTextDoc;
  readonly content: QuestionContent;
  readonly key: AnswerKey;
}

/** So many are named; who has more copies than that knows. */
const MOST = 5;

/** Other questions of the bank with this fingerprint, the oldest first. */
export async function listDuplicates(
  ctx: Context,
  fingerprint: Buffer,
  except: string | undefined,
): Promise<StoredDuplicate[]> {
  const { rows } = await sql<StoredDuplicate>`
    select q.id, q.number, q.status, q.review_state as state,
      coalesce(v.content -> 'statements' -> 'assertion', v.content -> 'stem') as stem,
      v.content, k.key
    from questions q
    join question_versions v on v.institute_id = ${ctx.instituteId} and v.question_id = q.id and v.version = q.version
    join question_keys k on k.institute_id = ${ctx.instituteId} and k.question_id = q.id and k.key_version = q.key_version
    where q.institute_id = ${ctx.instituteId} and q.fingerprint = ${fingerprint} and q.removed_at is null
      and (${except ?? null}::uuid is null or q.id <> ${except ?? null}::uuid)
    order by q.number limit ${MOST}`.execute(ctx.db);
  return rows;
}
