import { sql } from 'kysely';
import type { Bound } from '../../../kernel/context.ts';
import { anyOf, rows } from '../../../kernel/database/rows.ts';
import { findNamed, inOrder } from '../../../kernel/search/find-named.ts';

interface FoundPaper {
  readonly id: string;
  readonly title: string;
  readonly questions: number;
  readonly minutes: number;
}

/** Papers that these words may mean, as their makers have them, best first; the archived are not among them. */
export async function listFoundPapers(ctx: Bound, typed: string, most: number): Promise<FoundPaper[]> {
  const ids = await findNamed(ctx, 'papers', typed, most);
  if (ids.length === 0) return [];
  const found = await sql<FoundPaper>`
    select p.id, p.draft ->> 'title' as title, (p.draft ->> 'minutes')::int as minutes,
      (select coalesce(sum(jsonb_array_length(s -> 'questionIds')), 0)::int
        from jsonb_array_elements(p.draft -> 'sections') s) as questions
    from papers p where p.institute_id = ${ctx.instituteId} and p.id = ${anyOf(ids)}`.execute(rows(ctx));
  return inOrder(ids, found.rows);
}
