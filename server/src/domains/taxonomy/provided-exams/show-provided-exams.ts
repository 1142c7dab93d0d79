import type { api } from '@abhyas/contract';
import type { Answer } from '@abhyas/contract/endpoint';
import { actorOf, type Context } from '../../../kernel/context.ts';
import { loadReference } from '../exams/reference.store.ts';
import { listStandards } from './provided-exams.store.ts';

/** The exams as the database has them now, and what they can be made of. */
export async function showProvidedExams(ctx: Context): Promise<Answer<typeof api.taxonomy.showProvidedExams>> {
  const [{ exams, subjects }, standards] = await Promise.all([loadReference(ctx), listStandards(ctx)]);
  const codeOf = new Map(subjects.map(({ id, code }) => [id, code]));
  return {
    rows: exams.map(({ subjectIds, standards: ofExam, targetYears, ...exam }) => ({
      ...exam,
      subjects: subjectIds.map((id) => codeOf.get(id)!),
      standards: ofExam.map(({ id }) => id),
      targetYears: [...targetYears],
    })),
    subjects: subjects.map(({ code }) => code),
    standards,
    can: { edit: actorOf(ctx).capabilities.has('settings.write') },
  };
}
