import type { Rewording } from '@abhyas/contract/questions/rewording';
import type { TransactionContext } from '../../../../kernel/context.ts';
import { areasOf } from '../../../taxonomy/index.ts';
import { acceptedOf } from '../../bank/accept-draft.ts';
import {
  insertKey,
  insertVersion,
  listQuestionsOf,
  type StoredQuestion,
  updateHead,
} from '../../bank/questions.store.ts';
import { beginRevision } from '../../bank/review-state.ts';
import { indexQuestions } from '../../search/index-questions.ts';
import { lockQuestions } from '../bulk.store.ts';
import { draftOf, wordingProblems } from './check-rewording.ts';
import { type Outcome, saveOutcomes } from './rewordings.store.ts';
import { rewordQuestion, type Worded } from './reword-question.ts';

/** Changes the words of planned questions: what cannot have them, or no longer has what is looked for, is left and noted. */
export async function writeWords(
  tx: TransactionContext,
  changeId: string,
  rewording: Rewording,
  ids: readonly string[],
): Promise<readonly Outcome[]> {
  const found = await hold(tx, ids);
  const outcomes = ids
    .filter((id) => !found.has(id))
    .map((questionId): Outcome => ({ questionId, state: 'changed_since' }));
  const written: { question: StoredQuestion; now: Worded }[] = [];
  for (const question of found.values()) {
    const reworded = rewordQuestion(question, rewording);
    const problems = reworded.hits === 0 ? [] : await wordingProblems(question, reworded);
    if (reworded.hits === 0) outcomes.push({ questionId: question.id, state: 'changed_since' });
    else if (problems.length > 0) outcomes.push({ questionId: question.id, state: 'refused', problems });
    else written.push({ question, now: reworded });
  }
  outcomes.push(...(await writeVersions(tx, written, 'modern')));
  await saveOutcomes(tx, changeId, outcomes);
  return outcomes;
}

/** Locks questions, then reads them as they are now. */
export async function hold(tx: TransactionContext, ids: readonly string[]): Promise<Map<string, StoredQuestion>> {
  const locked = await lockQuestions(tx, ids);
  return new Map((await listQuestionsOf(tx, locked)).map((question) => [question.id, question]));
}

/** One new version each, with a key of its own and its translation; `asKept`: letter by letter, for what was in the bank before. */
export async function writeVersions(
  tx: TransactionContext,
  written: readonly { readonly question: StoredQuestion; readonly now: Worded }[],
  form: 'modern' | 'asKept',
): Promise<Outcome[]> {
  const subjects = new Map((await areasOf(tx)).map(({ id, subjectId }) => [id, subjectId]));
  await beginRevision(
    tx,
    written.map(({ question }) => question.id),
  );
  const outcomes: Outcome[] = [];
  for (const { question, now } of written) {
    const accepted = acceptedOf(draftOf(question, now), subjects.get(question.knowledgeAreaId) ?? 0);
    const after = { version: question.version + 1, keyVersion: question.keyVersion + 1 };
    const kept = { words: { ...accepted.words, en: now.en, hi: now.hi ?? undefined }, key: now.key };
    const { words, key } = form === 'asKept' ? kept : accepted;
    await insertVersion(tx, question.id, after.version, words);
    await insertKey(tx, question.id, after.keyVersion, after.version, key);
    await updateHead(tx, question.id, { ...accepted.head, ...after });
    outcomes.push({
      questionId: question.id,
      state: form === 'asKept' ? 'undone' : 'changed',
      ...(form === 'modern' && { before: { version: question.version, keyVersion: question.keyVersion }, after }),
    });
  }
  await indexQuestions(
    tx,
    written.map(({ question, now: { en, hi } }) => ({ questionId: question.id, contents: hi ? [en, hi] : [en] })),
  );
  return outcomes;
}
