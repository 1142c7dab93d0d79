import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import type { Assignment as AssignmentReply } from '@abhyas/contract/cohorts/batches';
import type { Context } from '../../../kernel/context.ts';
import { namesOf } from '../../identity/index.ts';
import { getBatch } from '../batches/batches.store.ts';
import { assignables, titlesOf } from './assignable.ts';
import { type Assignment, listAssignmentRows } from './assignments.store.ts';

/** What a batch opens to its members, the newest first. */
export async function listAssignments(ctx: Context, batchId: string): Promise<AssignmentReply[]> {
  await getBatch(ctx, batchId);
  return presentAssignments(ctx, await listAssignmentRows(ctx, batchId));
}

export async function presentAssignments(ctx: Context, rows: readonly Assignment[]): Promise<AssignmentReply[]> {
  const titles = await titlesOf(
    ctx,
    rows.map(({ thing }) => thing),
  );
  const names = await namesOf(ctx, [...new Set(rows.map(({ assignedBy }) => assignedBy))]);
  return rows.map(({ id, thing, startsAt, endsAt, assignedBy, assignedAt }) => ({
    id,
    thing: { ...thing, title: titles.get(thing.id) ?? '' },
    startsAt: startsAt?.toISOString() ?? null,
    endsAt: endsAt?.toISOString() ?? null,
    assignedBy: names.get(assignedBy)?.name ?? '',
    assignedAt: assignedAt.toISOString(),
  }));
}

type Search = typeof api.cohorts.searchAssignable;
/** What could be assigned to the batch, by title, and what it has already. */
export async function searchAssignable(ctx: Context, { params, query }: Input<Search>): Promise<Answer<Search>> {
  await getBatch(ctx, params.batchId);
  const assigned = new Set((await listAssignmentRows(ctx, params.batchId)).map(({ thing }) => thing.id));
  const found: Answer<Search> = [];
  for (const { kind, find } of assignables())
    for (const { id, title } of await find(ctx, query.search))
      found.push({ kind, id, title, assigned: assigned.has(id) });
  return found;
}
