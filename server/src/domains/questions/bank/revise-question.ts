import { isDeepStrictEqual } from 'node:util';
import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import { type Context, inTransaction } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { record } from '../../audit/index.ts';
import { indexQuestions } from '../search/index-questions.ts';
import { acceptDraft, type AcceptedDraft } from './accept-draft.ts';
import {
  getQuestion,
  insertKey,
  insertVersion,
  lockQuestion,
  type StoredQuestion,
  updateHead,
} from './questions.store.ts';

type Endpoint = typeof api.questions.reviseQuestion;

/**
 * Changes a question. Versions are immutable: other words or another type make a new version, another key a new key version, and a
 * new version always has a key of its own. CONFLICT where somebody else made one since the caller looked.
 */
export async function reviseQuestion(
  ctx: Context,
  { params: { questionId }, body }: Input<Endpoint>,
): Promise<Answer<Endpoint>> {
  const draft = await acceptDraft(ctx, body);
  return inTransaction(ctx, async (tx) => {
    await lockQuestion(tx, questionId);
    const before = await getQuestion(tx, questionId);
    if (before.version !== body.version || before.keyVersion !== body.keyVersion) fail('CONFLICT');
    const version = before.version + (hasNewWords(before, draft) ? 1 : 0);
    const hasNewKey = version > before.version || !isDeepStrictEqual(before.key, draft.key);
    const keyVersion = before.keyVersion + (hasNewKey ? 1 : 0);
    if (version > before.version) {
      const { en, hi } = draft.words;
      await insertVersion(tx, questionId, version, draft.words);
      await indexQuestions(tx, [{ questionId, contents: hi ? [en, hi] : [en] }]);
    }
    if (hasNewKey) await insertKey(tx, questionId, keyVersion, version, draft.key);
    await updateHead(tx, questionId, { ...draft.head, version, keyVersion });
    await record(tx, {
      action: 'question.revised',
      subjectKind: 'question',
      subjectId: questionId,
      details: { version, keyVersion },
    });
    return { questionId, version, keyVersion };
  });
}

function hasNewWords(before: StoredQuestion, { words: { type, en, hi } }: AcceptedDraft): boolean {
  return type !== before.type || !isDeepStrictEqual(en, before.en) || !isDeepStrictEqual(hi ?? null, before.hi);
}
