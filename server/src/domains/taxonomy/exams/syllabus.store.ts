import type { Bound } from '../../../kernel/context.ts';
import { rows, unbound } from '../../../kernel/database/rows.ts';

/** Areas of the syllabus with their weights in thousandths. */
export async function listSyllabus(ctx: Pick<Bound, 'db'>, examId: number): Promise<Map<string, number>> {
  const found = await rows(unbound(ctx))
    .selectFrom('syllabusAreas')
    .select(['knowledgeAreaId', 'weightPerMille'])
    .where('examId', '=', examId)
    .execute();
  return new Map(found.map((row) => [row.knowledgeAreaId, row.weightPerMille]));
}
