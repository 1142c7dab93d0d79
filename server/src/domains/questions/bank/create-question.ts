import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import { type Context, inTransaction } from '../../../kernel/context.ts';
import { newId } from '../../../kernel/ids.ts';
import { record } from '../../audit/index.ts';
import { acceptDraft } from './accept-draft.ts';
import { reviewStateFor } from './review-state.ts';
import { indexQuestions } from '../search/index-questions.ts';
import { insertHead, insertKey, insertVersion, takeNumbers } from './questions.store.ts';

type Endpoint = typeof api.questions.createQuestion;

/** Writes a new question: version 1 of its words, version 1 of its key, and the next number of the institute's bank. */
export async function createQuestion(ctx: Context, { body }: Input<Endpoint>): Promise<Answer<Endpoint>> {
  const { words, key, head } = await acceptDraft(ctx, body);
  const questionId = newId();
  await inTransaction(ctx, async (tx) => {
    const number = await takeNumbers(tx, 1);
    await insertHead(tx, questionId, number, { ...head, version: 1, keyVersion: 1 }, await reviewStateFor(tx));
    await insertVersion(tx, questionId, 1, words);
    await insertKey(tx, questionId, 1, 1, key);
    await indexQuestions(tx, [{ questionId, contents: words.hi ? [words.en, words.hi] : [words.en] }]);
    await record(tx, {
      action: 'question.created',
      subjectKind: 'question',
      subjectId: questionId,
      details: { number },
    });
  });
  return { questionId, version: 1 };
}
