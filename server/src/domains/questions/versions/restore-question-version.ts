import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import { difficultyCodes } from '@abhyas/contract/questions/shapes';
import type { Context } from '../../../kernel/context.ts';
import { getQuestion } from '../bank/questions.store.ts';
import { reviseQuestion } from '../bank/revise-question.ts';
import { getStoredVersion } from './versions.store.ts';

type Endpoint = typeof api.questions.restoreQuestionVersion;

/**
 * Makes an older version the newest again: its words and its key follow what is there now, whose classification stays. It must pass today's
 * checks (QUESTION_INVALID); CONFLICT where somebody changed the question since the caller looked.
 */
export async function restoreQuestionVersion(
  ctx: Context,
  { params, body }: Input<Endpoint>,
): Promise<Answer<Endpoint>> {
  const { questionId, version } = params;
  const now = await getQuestion(ctx, questionId);
  const { type, en, hi, variables, key } = await getStoredVersion(ctx, questionId, version, body.keyVersion);
  return reviseQuestion(ctx, {
    params: { questionId },
    body: {
      type,
      content: { en, ...(hi && { hi }) },
      ...(variables && { variables }),
      key,
      difficulty: difficultyCodes[now.difficulty],
      knowledgeAreaId: now.knowledgeAreaId,
      pastExams: now.pastExams,
      ...body.over,
    },
  });
}
