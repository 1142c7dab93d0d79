import type { Bound } from '../../../kernel/context.ts';
import { rows, unbound } from '../../../kernel/database/rows.ts';

/** Areas of the syllabus with their weights in thousandths. */
export async function listSyllabus(ctx: Pick<Bound, 'db'>, examId: number): Promise<Map<string, number>> {
  const found = await rows(unbound(ctx))
    .selectFrom('syllabusAreas')
    .select(['knowledgeAreaId', 'weightPerMille'])
    .where('examId', '=', examId)
    .where('weightPerMille', '>', 0)
    .execute();
  return new Map(found.map((row) => [row.knowledgeAreaId, row.weightPerMille]));
}

/** A chapter that rests on another. */
export interface ChapterLink {
  readonly chapterId: string;
  readonly beforeId: string;
}

/** Which chapters of an exam rest on which, as the provider says. */
export const listSyllabusLinks = (ctx: Pick<Bound, 'db'>, examId: number): Promise<ChapterLink[]> =>
  rows(unbound(ctx))
    .selectFrom('syllabusLinks')
    .select(['knowledgeAreaId as chapterId', 'beforeId'])
    .where('examId', '=', examId)
    .orderBy('knowledgeAreaId')
    .orderBy('beforeId')
    .execute();
