import { type Difficulty, difficultyNames, type QuestionType } from '@abhyas/contract/questions/shapes';
import type { SubjectName } from '@abhyas/contract/taxonomy/taxonomy';
import type { Context } from '../../../kernel/context.ts';
import { listSubjects } from '../../taxonomy/index.ts';
import { asksForReviews } from '../bank/review-state.ts';
import { drawQuestions } from './delivery.store.ts';

export interface QuestionWish {
  readonly count: number;
  readonly subject?: SubjectName | undefined;
  readonly knowledgeAreaIds?: readonly string[] | undefined;
  readonly type?: QuestionType | undefined;
  readonly difficulty?: Difficulty | undefined;
  /** Already in the paper. */
  readonly except?: readonly string[] | undefined;
}

/** Draws active questions that papers may have at random (spec §9: criterion random); fewer than wished where the bank has no more. */
export async function pickQuestions(ctx: Context, wish: QuestionWish): Promise<string[]> {
  const { subject, difficulty, except = [], ...rest } = wish;
  const subjectId = subject && (await listSubjects(ctx)).find(({ code }) => code === subject)?.id;
  return drawQuestions(ctx, {
    ...rest,
    approved: await asksForReviews(ctx),
    except,
    subjectId,
    difficulty: difficulty === undefined ? undefined : difficultyNames[difficulty],
  });
}
