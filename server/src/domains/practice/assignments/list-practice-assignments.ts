import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import type { PracticeAssignment } from '@abhyas/contract/practice/assignments';
import type { Context } from '../../../kernel/context.ts';
import { getBatch } from '../../cohorts/index.ts';
import { namesOf } from '../../identity/index.ts';
import { areaNames } from '../../taxonomy/index.ts';
import { type AssignedRow, listOfBatch } from './assignments.store.ts';

type Endpoint = typeof api.practice.listPracticeAssignments;
const SHOWN = 10;

/** What students of a batch were asked to practise, the newest first, and who has done it. */
export async function listPracticeAssignments(ctx: Context, { params }: Input<Endpoint>): Promise<Answer<Endpoint>> {
  await getBatch(ctx, params.batchId);
  return presentAssignments(ctx, await listOfBatch(ctx, params.batchId, SHOWN));
}

/** The same of rows that were read already, in their order. */
export async function presentAssignments(ctx: Context, found: readonly AssignedRow[]): Promise<PracticeAssignment[]> {
  const people = await namesOf(ctx, [...new Set(found.flatMap((row) => [row.accountId, row.assignedBy]))]);
  const nameOf = (id: string) => people.get(id)?.name ?? '';
  const chapters = await chapterNames(ctx, found);
  return [...Map.groupBy(found, ({ id }) => id).values()].map((own) => {
    const { id, questions, dueOn, note, assignedBy, assignedAt } = own[0]!;
    const students = own
      .map(({ accountId, answered, right }) => {
        return { id: accountId, name: nameOf(accountId), answered, right, done: answered >= questions };
      })
      .toSorted((a, b) => a.name.localeCompare(b.name, 'en'));
    const by = { by: nameOf(assignedBy), assignedAt: assignedAt.toISOString() };
    return { assignmentId: id, chapters: chapters(own[0]!), questions, dueOn, note, ...by, students };
  });
}

/** The chapters of an assignment with their names. */
export async function chapterNames(ctx: Context, found: readonly AssignedRow[]) {
  const names = await areaNames(ctx, [...new Set(found.flatMap(({ chapterIds }) => chapterIds))]);
  return ({ chapterIds }: AssignedRow) => chapterIds.map((id) => ({ id, name: names.get(id)?.name ?? '' }));
}
