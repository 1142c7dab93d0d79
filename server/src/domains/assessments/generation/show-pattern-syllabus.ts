import type { api } from '@abhyas/contract';
import type { Input, Reply } from '@abhyas/contract/endpoint';
import type { Context } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { areasOf, listExams, syllabusOf } from '../../taxonomy/index.ts';
import { belongsTo, isOwnOf } from '../patterns/exam-of-pattern.ts';
import { patternOf } from '../patterns/exam-patterns.ts';

type Endpoint = typeof api.assessments.showPatternSyllabus;

/** Chapters of the exam that a pattern belongs to, else of one of its family, with their weights; none where nobody wrote its syllabus down. */
export async function showPatternSyllabus(ctx: Context, { params }: Input<Endpoint>): Promise<Reply<Endpoint>> {
  const pattern = (await patternOf(ctx, params)) ?? fail('NOT_FOUND');
  const exams = await listExams(ctx);
  const exam = exams.find((one) => isOwnOf(pattern, one)) ?? exams.find((one) => belongsTo(pattern, one));
  if (!exam) return { rows: [] };
  const weights = await syllabusOf(ctx, exam.id);
  const areas = await areasOf(ctx);
  return {
    rows: areas.flatMap(({ id, subject, name }) => {
      const weight = weights.get(id) ?? 0;
      return weight > 0 ? [{ knowledgeAreaId: id, subject, name, weight }] : [];
    }),
  };
}
