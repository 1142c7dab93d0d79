import type { Exam } from '@abhyas/contract/taxonomy/taxonomy';
import type { Context } from '../../../kernel/context.ts';
import { reference } from './reference.ts';

/** The exams that people prepare for here, with their subjects in the order of the exam. */
export async function listExams(ctx: Pick<Context, 'db'>): Promise<Exam[]> {
  const { exams, subjects } = await reference(ctx);
  return exams.map(({ subjectIds, targetYears, standards, ...exam }) => ({
    ...exam,
    subjects: subjectIds.map((id) => subjects.find((subject) => subject.id === id)!),
    standards: [...standards],
    targetYears: [...targetYears],
  }));
}
