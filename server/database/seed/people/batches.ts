import { assignablePapers } from '../../../src/domains/assessments/index.ts';
import { aBatch } from '../../../src/domains/cohorts/factories.ts';
import { assign } from '../../../src/domains/cohorts/index.ts';
import { addMembers } from '../../../src/domains/cohorts/members/add-members.ts';
import { type Context, inTransaction } from '../../../src/kernel/context.ts';
import type { Learner } from '../courses/study.ts';
import { livePapers } from '../papers/papers.ts';

export interface SeededBatch {
  readonly batchId: string;
  readonly members: readonly Learner[];
}
export interface Batches {
  readonly jee: SeededBatch;
  readonly neet: SeededBatch;
  /** Across both. */
  readonly group: SeededBatch;
}

/** Two batches that share the students, and a group across both. Nobody is in them yet: what is assigned to them before sends no mail. */
export async function seedBatches(teacher: Context, studentIds: readonly string[]): Promise<Batches> {
  const all = studentIds.map((accountId, place) => ({ accountId, place }));
  const made = async (name: string, description: string, members: readonly Learner[], kind?: 'group') => ({
    batchId: await aBatch(teacher, { name, description, ...(kind && { kind }) }),
    members,
  });
  return {
    jee: await made(
      'JEE 2028 Morning',
      'Monday to Saturday, seven to ten',
      all.filter(({ place }) => place % 2 === 0),
    ),
    neet: await made(
      'NEET 2028 Evening',
      'After school, five to eight',
      all.filter(({ place }) => place % 2 === 1),
    ),
    group: await made('Extra practice: mechanics', 'Sundays with Farida', all.slice(0, 8), 'group'),
  };
}

/** Opens courses to everybody of a batch. */
export async function assignCourses(
  teacher: Context,
  { batchId }: SeededBatch,
  courses: readonly { readonly courseId: string; readonly title: string }[],
): Promise<void> {
  for (const { courseId: id, title } of courses)
    await inTransaction(teacher, (tx) => assign(tx, [batchId], { thing: { kind: 'course', id }, title }));
}

/** Opens a book to everybody of a batch. */
export async function assignBook(
  teacher: Context,
  { batchId }: SeededBatch,
  { bookId: id, title }: { readonly bookId: string; readonly title: string },
): Promise<void> {
  await inTransaction(teacher, (tx) => assign(tx, [batchId], { thing: { kind: 'book', id }, title }));
}

/** Opens the first of the open papers to a batch. */
export async function assignLivePaper(teacher: Context, { batchId }: SeededBatch): Promise<void> {
  const [paper] = await assignablePapers.find(teacher, livePapers[0]);
  if (!paper) return;
  const { id, title } = paper;
  await inTransaction(teacher, (tx) => assign(tx, [batchId], { thing: { kind: 'paper', id }, title }));
}

/** Lets the students in; each gets what their batch has. */
export async function fillBatches(teacher: Context, batches: Batches): Promise<void> {
  for (const { batchId, members } of Object.values(batches) as SeededBatch[]) {
    const accountIds = members.map(({ accountId }) => accountId);
    await addMembers(teacher, { params: { batchId }, body: { accountIds, reason: '' } });
  }
}
