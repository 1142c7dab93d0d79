import type { QuestionDraft } from '@abhyas/contract/questions/shapes';
import { fromSource } from '@abhyas/contract/rich-text';
import type { Context } from '../../kernel/context.ts';
import { areasOf } from '../taxonomy/index.ts';
import { createQuestion } from './bank/create-question.ts';

let count = 0;

/** A question of four options whose second is right; each call asks something else. `area`: name of its chapter. */
export async function aDraft(
  ctx: Context,
  { area = 'Kinematics', ...overrides }: Partial<QuestionDraft> & { readonly area?: string } = {},
): Promise<QuestionDraft> {
  const number = ++count;
  return {
    type: 'SINGLE',
    difficulty: 1,
    knowledgeAreaId: (await areasOf(ctx)).find(({ name }) => name === area)!.id,
    pastExams: [],
    content: {
      en: {
        stem: fromSource(`A body covers $${number}\\ \\text{m}$ in one second. What is its speed?`),
        options: [number + 1, number, number + 2, number + 3].map((speed) =>
          fromSource(`$${speed}\\ \\text{m s}^{-1}$`),
        ),
        explanation: fromSource('Divide the distance by the time.'),
      },
    },
    key: { kind: 'choice', accepted: [[2]] },
    ...overrides,
  };
}

/** A question of the bank, written by the use case itself; its id, and the draft it was made from. */
export async function aQuestion(
  ctx: Context,
  overrides: Partial<QuestionDraft> & { readonly area?: string } = {},
): Promise<{ readonly questionId: string; readonly draft: QuestionDraft }> {
  const draft = await aDraft(ctx, overrides);
  const { questionId } = await createQuestion(ctx, { body: draft });
  return { questionId, draft };
}

/** Several of them; their ids. */
export async function someQuestions(
  ctx: Context,
  count: number,
  given: Parameters<typeof aQuestion>[1] = {},
): Promise<string[]> {
  const ids: string[] = [];
  for (let i = 0; i < count; i++) ids.push((await aQuestion(ctx, given)).questionId);
  return ids;
}
