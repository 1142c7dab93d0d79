import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import type { Context } from '../../../kernel/context.ts';
import { findStudentIds, namesOf, studentsAmong } from '../../identity/index.ts';
import { getBatch, namesOfBatches } from '../batches/batches.store.ts';
import { listMemberRows, membersAmong } from './members.store.ts';
import { listMoveRows } from './moves.store.ts';

type List = typeof api.cohorts.listMembers;
/** Members by name. A batch holds hundreds, not millions: names are put in order here, because identity keeps them. */
export async function listMembers(ctx: Context, { params, query }: Input<List>): Promise<Answer<List>> {
  await getBatch(ctx, params.batchId);
  const { page, size } = query;
  const words = query.search.toLowerCase();
  const all = await listMemberRows(ctx, params.batchId);
  const names = await namesOf(ctx, [...new Set(all.flatMap((row) => [row.accountId, row.addedBy]))]);
  const rows = all
    .map((row) => ({
      id: row.accountId,
      name: '',
      email: '',
      ...names.get(row.accountId),
      since: row.since.toISOString(),
      addedBy: names.get(row.addedBy)?.name ?? '',
    }))
    .filter(({ name, email }) => `${name} ${email}`.toLowerCase().includes(words))
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en') || (a.id < b.id ? -1 : 1));
  return { rows: rows.slice((page - 1) * size, page * size), total: rows.length, page, size };
}

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

type Moves = typeof api.cohorts.listMoves;
/** Who came, went and moved, the newest first. */
export async function listMoves(ctx: Context, { params, query }: Input<Moves>): Promise<Answer<Moves>> {
  await getBatch(ctx, params.batchId);
  const { rows, total } = await listMoveRows(ctx, params.batchId, query);
  const names = await namesOf(ctx, [...new Set(rows.flatMap((row) => [row.accountId, row.actorId]))]);
  const batchIds = rows.flatMap((row) => [row.fromBatchId, row.toBatchId]).filter((id) => id !== null);
  const batches = await namesOfBatches(ctx, [...new Set(batchIds)]);
  const place = (id: string | null) => (id === null ? null : { id, name: batches.get(id) ?? '' });
  return {
    rows: rows.map((row) => ({
      id: row.id,
      kind: row.kind,
      student: { id: row.accountId, name: names.get(row.accountId)?.name ?? '' },
      from: place(row.fromBatchId),
      to: place(row.toBatchId),
      actor: names.get(row.actorId)?.name ?? '',
      at: row.at.toISOString(),
      reason: row.reason,
    })),
    total,
    page: query.page,
    size: query.size,
  };
}
