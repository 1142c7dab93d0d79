import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import type { Context } from '../../../kernel/context.ts';
import { findStudentIds, namesOf, studentsAmong } from '../../identity/index.ts';
import { getBatch } from '../batches/batches.store.ts';
import { membersAmong } from './members.store.ts';

/** As many students as one reads before refining the words. */
const MOST_FOUND = 20;
type Search = typeof api.cohorts.searchStudents;
/** Students by name or e-mail, and whether each is in the batch already. */
export async function searchStudents(ctx: Context, { params, query }: Input<Search>): Promise<Answer<Search>> {
  await getBatch(ctx, params.batchId);
  const ids = await studentsAmong(ctx, await findStudentIds(ctx, query.search));
  const [names, members] = [await namesOf(ctx, ids), await membersAmong(ctx, params.batchId, ids)];
  return ids
    .map((id) => ({ id, name: '', email: '', ...names.get(id), member: members.has(id) }))
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en'))
    .slice(0, MOST_FOUND);
}
