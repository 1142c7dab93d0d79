import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import { dayIn } from '../../../kernel/clock.ts';
import { actorOf, type Context, inTransaction } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { newId } from '../../../kernel/ids.ts';
import { record } from '../../audit/index.ts';
import { listMemberIds, openBatch } from '../../cohorts/index.ts';
import { notify } from '../../notices/index.ts';
import { rulesOf } from '../../tenancy/index.ts';
import { chaptersOfExam } from '../beliefs/exam-chapters.ts';
import { type Assignment, insertAssignment, listOfBatch } from './assignments.store.ts';
import { presentAssignments } from './list-practice-assignments.ts';

type Endpoint = typeof api.practice.assignPractice;
const DAY_MS = 86_400_000;
const MOST_DAYS = 366;

/** Asks students of a batch to practise chapters until a day; they hear of it. */
export async function assignPractice(ctx: Context, { params, body }: Input<Endpoint>): Promise<Answer<Endpoint>> {
  const { batchId } = params;
  const { examId, questions, dueOn, note } = body;
  const chapterIds = [...new Set(body.chapterIds)];
  const exam = (await chaptersOfExam(ctx, examId)) ?? fail('CHAPTER_UNKNOWN');
  const chapters = exam.chapters.filter(({ id }) => chapterIds.includes(id));
  if (chapters.length < chapterIds.length) fail('CHAPTER_UNKNOWN');
  await requireDue(ctx, dueOn);
  const id = newId();
  await inTransaction(ctx, async (tx) => {
    const batch = await openBatch(tx, batchId);
    const members = await listMemberIds(tx, batchId);
    const accountIds = body.accountIds.length === 0 ? members : [...new Set(body.accountIds)];
    if (accountIds.some((one) => !members.includes(one))) fail('MEMBER_NOT_HERE');
    const by = { assignedBy: actorOf(tx).accountId, assignedAt: tx.clock.now() };
    const made: Assignment = { id, batchId, examId, chapterIds, questions, dueOn, note, ...by };
    await insertAssignment(tx, made, accountIds);
    const details = { assignmentId: id, chapterIds, questions, dueOn, students: accountIds.length };
    await record(tx, { action: 'practice.assigned', subjectKind: 'batch', subjectId: batchId, details });
    await notify(tx, {
      kind: 'practice.assigned',
      accountIds,
      params: { count: String(questions), chapters: chapters.map(({ name }) => name).join(', '), batch: batch.name },
      link: '/student/practice/',
    });
  });
  const written = (await listOfBatch(ctx, batchId, 1)).filter((row) => row.id === id);
  return (await presentAssignments(ctx, written))[0] ?? fail('NOT_FOUND');
}

async function requireDue(ctx: Context, dueOn: string): Promise<void> {
  const { timeZone } = await rulesOf(ctx.instituteId);
  const now = ctx.clock.now();
  const last = dayIn(timeZone, new Date(now.getTime() + MOST_DAYS * DAY_MS));
  if (dueOn < dayIn(timeZone, now) || dueOn > last) fail('PRACTICE_DUE');
}
