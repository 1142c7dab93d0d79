import type { Context } from '../../../kernel/context.ts';
import { batchesOfEach, listMembersOf, namesOfBatches } from '../../cohorts/index.ts';
import { courseBriefs } from '../../courses/index.ts';
import { holdersOf, mayOpen } from '../../entitlements/index.ts';
import { studentsAmong } from '../../identity/index.ts';
import type { Audience } from './classes.store.ts';

/** Students of these batches, and those to whom the course was given by name. Each is listed once. */
export async function studentsOf(ctx: Context, audience: readonly Audience[]): Promise<string[]> {
  const batchIds = audience.filter(({ kind }) => kind === 'batch').map(({ id }) => id);
  const members = batchIds.length > 0 ? await listMembersOf(ctx, batchIds) : [];
  const found = new Set(members.map(({ accountId }) => accountId));
  const now = ctx.clock.now();
  for (const { kind, id } of audience)
    if (kind === 'course')
      for (const { accountId, startsAt, endsAt } of await holdersOf(ctx, { kind: 'course', id }))
        if (accountId !== null && (!startsAt || startsAt <= now) && (!endsAt || endsAt > now)) found.add(accountId);
  return (await studentsAmong(ctx, [...found])).toSorted();
}

/** Of the batches and courses that classes are for, those that this student belongs to. */
export async function belongsTo(ctx: Context, accountId: string, audiences: readonly Audience[]): Promise<Set<string>> {
  const batches = (await batchesOfEach(ctx, [accountId])).get(accountId) ?? [];
  const courseIds = audiences.filter(({ kind }) => kind === 'course').map(({ id }) => id);
  const open = courseIds.length > 0 ? await mayOpen(ctx, accountId, 'course', courseIds) : new Set<string>();
  return new Set([...batches.map(({ id }) => id), ...open]);
}

/** What batches and courses are called, by id; what is gone is missing. */
export async function namesOfAudiences(ctx: Context, audiences: readonly Audience[]): Promise<Map<string, string>> {
  const of = (wanted: Audience['kind']) => audiences.filter(({ kind }) => kind === wanted).map(({ id }) => id);
  const courses = await courseBriefs(ctx, of('course'));
  return new Map([
    ...(await namesOfBatches(ctx, of('batch'))),
    ...[...courses].map(([id, { title }]) => [id, title] as const),
  ]);
}
