import { assignmentLimits, type StudentFilter } from '@abhyas/contract/cohorts/course-assignment';
import type { Context } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { listAssigned } from '../../entitlements/index.ts';
import { countStudentsMatching, listStudentPage, type StudentFilter as Narrowed } from '../../identity/index.ts';
import { getBatch } from '../batches/batches.store.ts';
import { listMemberIds } from '../members/members.store.ts';

export interface Narrowing {
  readonly filter: StudentFilter;
  readonly search: string;
  readonly batchId?: string | undefined;
}

/** What each of the four filters of spec §9 means as sets of accounts. */
export async function narrowedBy(
  ctx: Context,
  { search, batchId }: Omit<Narrowing, 'filter'>,
): Promise<Record<StudentFilter, Narrowed>> {
  const [courses, books] = [await listAssigned(ctx, ['course', 'pack']), await listAssigned(ctx, ['book'])];
  const members = batchId === undefined ? undefined : await membersOf(ctx, batchId);
  const within = (ids: readonly string[]) => (members ? ids.filter((id) => members.has(id)) : ids);
  const all: Narrowed = { search, ...(members && { among: [...members] }) };
  return {
    registered: all,
    courseAssigned: { search, among: within(courses) },
    libraryAssigned: { search, among: within(books) },
    unassigned: { ...all, except: [...courses, ...books] },
  };
}

async function membersOf(ctx: Context, batchId: string): Promise<Set<string>> {
  await getBatch(ctx, batchId);
  return new Set(await listMemberIds(ctx, batchId));
}

type Chosen = { readonly accountIds: readonly string[] } | { readonly matching: Narrowing };
/** The students that a call names, or whom the list shows. ASSIGNMENT_NOBODY, ASSIGNMENT_TOO_MANY. */
export async function chosenIn(ctx: Context, chosen: Chosen): Promise<readonly string[]> {
  if ('accountIds' in chosen) return chosen.accountIds;
  const { filter, ...rest } = chosen.matching;
  const narrowed = (await narrowedBy(ctx, rest))[filter];
  const count = await countStudentsMatching(ctx, narrowed);
  if (count === 0) fail('ASSIGNMENT_NOBODY');
  if (count > assignmentLimits.students) fail('ASSIGNMENT_TOO_MANY', { most: assignmentLimits.students, count });
  return listStudentPage(ctx, narrowed, { limit: assignmentLimits.students, offset: 0 });
}
