import type { AssignedPractice } from '@abhyas/contract/practice/assignments';
import { dayIn } from '../../../kernel/clock.ts';
import type { Context } from '../../../kernel/context.ts';
import { namesOf } from '../../identity/index.ts';
import { rulesOf } from '../../tenancy/index.ts';
import { type AssignedRow, listOfStudent } from './assignments.store.ts';
import { chapterNames } from './list-practice-assignments.ts';

const DAY_MS = 86_400_000;
/** What is over stays to be caught up for a week. */
const LATE_DAYS = 7;
const LEAST = 3;

/** What teachers ask of a student: what is open, what is late by at most a week, and what was done and is not due yet. */
export async function assignedTo(ctx: Context, accountId: string): Promise<AssignedPractice[]> {
  const { timeZone } = await rulesOf(ctx.instituteId);
  const now = ctx.clock.now();
  const today = dayIn(timeZone, now);
  const found = await listOfStudent(ctx, accountId, dayIn(timeZone, new Date(now.getTime() - LATE_DAYS * DAY_MS)));
  const people = await namesOf(ctx, [...new Set(found.map(({ assignedBy }) => assignedBy))]);
  const chapters = await chapterNames(ctx, found);
  return found
    .filter(({ dueOn, answered, questions }) => dueOn >= today || answered < questions)
    .map((row) => {
      const { id, examId, questions, dueOn, note, assignedBy } = row;
      return {
        assignmentId: id,
        examId,
        chapters: chapters(row),
        questions,
        answered: Math.min(row.answered, questions),
        dueOn,
        days: Math.round((Date.parse(dueOn) - Date.parse(today)) / DAY_MS),
        note,
        by: people.get(assignedBy)?.name ?? '',
        next: nextOf(row),
      };
    });
}

function nextOf({ answered, questions, chapterIds, counts }: AssignedRow): AssignedPractice['next'] {
  if (answered >= questions) return null;
  const least = counts.indexOf(Math.min(...counts));
  return {
    chapterId: chapterIds[least]!,
    questions: Math.max(LEAST, Math.ceil((questions - answered) / chapterIds.length)),
  };
}
