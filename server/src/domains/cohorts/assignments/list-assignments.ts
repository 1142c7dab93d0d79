import type { api } from '@abhyas/contract';
import type { Assignment as AssignmentReply } from '@abhyas/contract/cohorts/batches';
import type { Input } from '@abhyas/contract/endpoint';
import type { Context } from '../../../kernel/context.ts';
import { namesOf } from '../../identity/index.ts';
import { getBatch } from '../batches/batches.store.ts';
import { titlesOf } from './assignable.ts';
import { type Assignment, listAssignmentRows } from './assignments.store.ts';

/** What a batch opens to its members, the newest first. */
export async function listAssignments(
  ctx: Context,
  { params: { batchId } }: Input<typeof api.cohorts.listAssignments>,
): Promise<AssignmentReply[]> {
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
