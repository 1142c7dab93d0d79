import { isDeepStrictEqual } from 'node:util';
import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import { type Context, inTransaction, type TransactionContext } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { record } from '../../audit/index.ts';
import { beginRevision } from './review-state.ts';
import { indexQuestions } from '../search/index-questions.ts';
import { acceptDraft, type AcceptedDraft } from './accept-draft.ts';
import {
  getQuestion,
  insertKey,
  insertTranslation,
  insertVersion,
  lockQuestion,
  type StoredQuestion,
  updateHead,
} from './questions.store.ts';

type Endpoint = typeof api.questions.reviseQuestion;

/**
 * Changes a question. Versions are immutable: other words or another type make a new version, another key a new key version, and a
 * new version always has a key of its own. Hindi for a version that has none is added to it; other Hindi is other words. What changed
 * is a draft again where the institute asks for reviews. CONFLICT where somebody else changed it since the caller looked.
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
    if (body.languages && before.hi && !body.languages.includes('hi')) fail('CONFLICT');
    const change = changeOf(before, draft);
    const version = before.version + (change === 'words' ? 1 : 0);
    const hasNewKey = version > before.version || !isDeepStrictEqual(before.key, draft.key);
    const keyVersion = before.keyVersion + (hasNewKey ? 1 : 0);
    if (change !== 'nothing' || hasNewKey) await beginRevision(tx, [questionId]);
    await saveWords(tx, questionId, version, draft, change);
    if (hasNewKey) await insertKey(tx, questionId, keyVersion, version, draft.key);
    await updateHead(tx, questionId, { ...draft.head, version, keyVersion });
    await record(tx, {
      action: change === 'translation' ? 'question.translated' : 'question.revised',
      subjectKind: 'question',
      subjectId: questionId,
      details: { version, keyVersion },
    });
    return { questionId, version, keyVersion };
  });
}

type Change = 'nothing' | 'translation' | 'words';

function changeOf(before: StoredQuestion, { words: { type, en, hi, variables } }: AcceptedDraft): Change {
  if (type !== before.type || !isDeepStrictEqual(en, before.en)) return 'words';
  if (!isDeepStrictEqual(variables ?? null, before.variables)) return 'words';
  if (isDeepStrictEqual(hi ?? null, before.hi)) return 'nothing';
  return before.hi === null ? 'translation' : 'words';
}

async function saveWords(
  tx: TransactionContext,
  questionId: string,
  version: number,
  { words }: AcceptedDraft,
  change: Change,
): Promise<void> {
  const { en, hi } = words;
  if (change === 'nothing') return;
  if (change === 'words') await insertVersion(tx, questionId, version, words);
  else if (hi) await insertTranslation(tx, questionId, version, hi);
  await indexQuestions(tx, [{ questionId, contents: hi ? [en, hi] : [en] }]);
}
