import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import type { Context } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { changeArea } from '../areas/change-area.ts';
import { listExams } from '../exams/list-exams.ts';
import { listWeights, saveWeights } from './provided-areas.store.ts';
import { providedTree } from './provided-tree.ts';

type Save = typeof api.taxonomy.saveAreaWeights;

/** Writes which exams ask for an area, and how much of their syllabus it is. An exam that is not named keeps what it has. */
export async function saveAreaWeights(ctx: Context, { params, body }: Input<Save>): Promise<Answer<Save>> {
  const exams = new Set((await listExams(ctx)).map(({ id }) => id));
  if (body.weights.some(({ examId }) => !exams.has(examId))) fail('NOT_FOUND');
  return changeArea(providedTree, ctx, { ...params, action: 'knowledge_area.weighted' }, async (tx, { area }) => {
    const before = (await listWeights(tx)).filter(({ areaId }) => areaId === area.id);
    await saveWeights(tx, area.id, body.weights);
    const asFields = (weights: Input<Save>['body']['weights']) =>
      Object.fromEntries(weights.map(({ examId, perMille }) => [`exam${examId}`, perMille]));
    return { reply: {}, before: asFields(before), after: asFields(body.weights) };
  });
}
