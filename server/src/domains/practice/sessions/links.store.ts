import type { Bound } from '../../../kernel/context.ts';
import { rows } from '../../../kernel/database/rows.ts';

export interface ChapterLink {
  readonly chapterId: string;
  /** What it rests on. */
  readonly beforeId: string;
}

/** Which chapters of an exam rest on which. */
export const listLinks = (ctx: Bound, examId: number): Promise<ChapterLink[]> =>
  rows(ctx)
    .selectFrom('practiceLinks')
    .select(['chapterId', 'beforeId'])
    .where('examId', '=', examId)
    .orderBy('chapterId')
    .orderBy('beforeId')
    .execute();
