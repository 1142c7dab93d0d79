import { reportSolution } from '../../../src/domains/assessments/solutions/report-solution.ts';
import type { Context } from '../../../src/kernel/context.ts';
import { actingAs } from '../acting-as.ts';
import { at, HOUR } from './days.ts';

/** What students said about questions of the closed paper, from its solutions; the teachers have not answered yet. */
const reports = [
  {
    place: 6,
    question: 3,
    hoursAgo: 30,
    reason: 'solution',
    comment: 'The solution should name the theorem of parallel axes. I understood it only after looking it up.',
  },
  {
    place: 9,
    question: 14,
    hoursAgo: 8,
    reason: 'words',
    comment: 'The options write L where our textbook writes dm³. Please say that they are the same.',
  },
] as const;

export async function seedReports(
  owner: Context,
  studentIds: readonly string[],
  sat: { readonly attemptIds: readonly string[]; readonly questionIds: readonly string[] },
): Promise<void> {
  for (const { place, question, hoursAgo, reason, comment } of reports) {
    const time = new Date(owner.clock.now().getTime() - hoursAgo * HOUR);
    const student = at(actingAs(owner, studentIds[place] ?? '', 'student'), time);
    const params = { attemptId: sat.attemptIds[place] ?? '', questionId: sat.questionIds[question] ?? '' };
    await reportSolution(student, { params, body: { reason, comment } });
  }
}
