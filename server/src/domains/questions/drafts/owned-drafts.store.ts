import { sql } from 'kysely';
import type { Context, TransactionContext } from '../../../kernel/context.ts';
import { countDraftsOf } from './drafts.store.ts';

/** How many questions somebody has begun and not published. */
export const countDrafts = (ctx: Context, accountId: string): Promise<number> => countDraftsOf(ctx, accountId);

export async function forgetDrafts(tx: TransactionContext, accountId: string): Promise<void> {
  await tx.db
    .deleteFrom('question_drafts')
    .where('institute_id', '=', tx.instituteId)
    .where('author_id', '=', accountId)
    .execute();
}

/** Unfinished questions become another's; of a question that both have open, the other's own draft stays. */
export async function moveDrafts(tx: TransactionContext, from: string, to: string): Promise<void> {
  await sql`insert into question_drafts
      (institute_id, author_id, id, base_version, base_key_version, revision, title, form, images, saved_at)
    select institute_id, ${to}::uuid, id, base_version, base_key_version, revision, title, form, images, saved_at
      from question_drafts where institute_id = ${tx.instituteId} and author_id = ${from}::uuid
    on conflict (institute_id, author_id, id) do nothing`.execute(tx.db);
  await forgetDrafts(tx, from);
}
