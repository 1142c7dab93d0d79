import type { PaperDraft, SetLetter } from '@abhyas/contract/assessments/shapes';
import { sql } from 'kysely';
import type { Context, TransactionContext } from '../../../kernel/context.ts';

export interface ParallelPaper {
  readonly id: string;
  readonly letter: SetLetter;
  readonly status: 'draft' | 'published' | 'archived';
  readonly draft: PaperDraft;
}

/** Keeps that these papers were made together. */
export async function insertParallel(
  tx: TransactionContext,
  familyId: string,
  papers: readonly { readonly id: string; readonly letter: SetLetter }[],
): Promise<void> {
  await tx.db
    .insertInto('parallel_papers')
    .values(
      papers.map(({ id, letter }) => ({
        institute_id: tx.instituteId,
        paper_id: id,
        family_id: familyId,
        letter,
        made_at: tx.clock.now(),
      })),
    )
    .execute();
}

/** The papers that were made together with this one, itself among them, by letter; none for a paper by itself. */
export async function listParallel(ctx: Context, paperId: string): Promise<ParallelPaper[]> {
  const { rows } = await sql<ParallelPaper>`
    select p.id, f.letter, p.status, p.draft
    from parallel_papers own
    join parallel_papers f on f.institute_id = ${ctx.instituteId} and f.family_id = own.family_id
    join papers p on p.institute_id = ${ctx.instituteId} and p.id = f.paper_id
    where own.institute_id = ${ctx.instituteId} and own.paper_id = ${paperId}::uuid
    order by f.letter`.execute(ctx.db);
  return rows;
}
