import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import type { Context } from '../../../kernel/context.ts';
import { record } from '../../audit/index.ts';
import { changeExams, partsOf } from './change-exams.ts';
import { insertExam, saveParts } from './provided-exams.store.ts';

type Create = typeof api.taxonomy.createExam;

/** Adds an exam that students of every institute can prepare for. */
export function createExam(ctx: Context, { body }: Input<Create>): Promise<Answer<Create>> {
  return changeExams(ctx, async (tx, reference) => {
    const { code, name, category, targetYears } = body;
    const parts = await partsOf(tx, reference, body);
    const id = Math.max(0, ...reference.exams.map((exam) => exam.id)) + 1;
    await insertExam(tx, { id, code, name, category, targetYears: targetYears.toSorted() });
    await saveParts(tx, id, parts);
    await record(tx, { action: 'exam.created', subjectKind: 'exam', subjectId: code, after: { name } });
    return { examId: id };
  });
}
