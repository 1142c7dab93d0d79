import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import type { Context } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { record } from '../../audit/index.ts';
import { changeExams, partsOf } from './change-exams.ts';
import { changeExam, saveParts } from './provided-exams.store.ts';

type Save = typeof api.taxonomy.saveExam;

/** Changes an exam in every institute. Students who chose a year that is not offered any more keep it. */
export function saveExam(ctx: Context, { params, body }: Input<Save>): Promise<Answer<Save>> {
  return changeExams(ctx, async (tx, reference) => {
    const exam = reference.exams.find(({ id }) => id === params.examId) ?? fail('NOT_FOUND');
    const parts = await partsOf(tx, reference, body, exam.id);
    await changeExam(tx, exam.id, { name: body.name, targetYears: body.targetYears.toSorted() });
    await saveParts(tx, exam.id, parts);
    await record(tx, {
      action: 'exam.saved',
      subjectKind: 'exam',
      subjectId: exam.code,
      before: { name: exam.name, targetYears: exam.targetYears.join(' ') },
      after: { name: body.name, targetYears: body.targetYears.join(' ') },
    });
    return {};
  });
}
