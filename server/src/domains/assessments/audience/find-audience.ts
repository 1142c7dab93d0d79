import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import type { Context } from '../../../kernel/context.ts';
import { findStudentIds, namesOf, studentsAmong } from '../../identity/index.ts';
import { getPaper } from '../versions/papers.store.ts';

/** As many students as one reads before refining the words. */
const MOST_FOUND = 20;
type Find = typeof api.assessments.findAudience;
/** Students by name or e-mail, to choose single ones. */
export async function findAudience(ctx: Context, { params, query }: Input<Find>): Promise<Answer<Find>> {
  await getPaper(ctx, params.paperId);
  const ids = await studentsAmong(ctx, await findStudentIds(ctx, query.search));
  const names = await namesOf(ctx, ids);
  return ids
    .map((id) => ({ id, name: '', email: '', ...names.get(id) }))
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en') || (a.id < b.id ? -1 : 1))
    .slice(0, MOST_FOUND);
}
