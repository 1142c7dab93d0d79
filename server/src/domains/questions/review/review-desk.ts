import type { QuestionDraft } from '@abhyas/contract/questions/shapes';
import { fromSource } from '@abhyas/contract/rich-text';
import { expect, vi } from 'vitest';
import type { Person } from '../../../testing/index.ts';

/* For tests: what authors, reviewers and owners do, through the API. */

export const at = (questionId: string) => ({ params: { questionId } });

/** Switches reviews on or off; a setting is known everywhere within a second. */
export async function ask(questionReview: boolean, owner: Person): Promise<void> {
  await owner.api.tenancy.saveRules({ body: { passPercent: 50, twoPersonKeys: false, questionReview } });
  await vi.waitFor(async () => expect(await owner.api.questions.countReviews()).toMatchObject({ on: questionReview }), {
    timeout: 10_000,
  });
}

export async function write(by: Person, body: QuestionDraft): Promise<string> {
  return (await by.api.questions.createQuestion({ body })).questionId;
}

/** Sends what is current of a question for review. */
export async function send(questionId: string, by: Person, despiteDuplicates = false) {
  const { version, keyVersion } = await by.api.questions.showQuestion(at(questionId));
  return by.api.questions.submitForReview({ ...at(questionId), body: { version, keyVersion, despiteDuplicates } });
}

export const approve = (questionId: string, round: number, by: Person) =>
  by.api.questions.approveQuestion({ ...at(questionId), body: { round } });

export const sendBack = (questionId: string, round: number, by: Person, comment = 'The unit is missing.') =>
  by.api.questions.returnQuestion({ ...at(questionId), body: { round, comment } });

export const standing = (questionId: string, by: Person) => by.api.questions.showReview(at(questionId));

/** Changes a question over what is there now. */
export async function revise(questionId: string, change: (draft: QuestionDraft) => QuestionDraft, by: Person) {
  const now = await by.api.questions.showQuestion(at(questionId));
  const { type, difficulty, pastExams, content, key, version, keyVersion, knowledgeArea } = now;
  const draft = { type, difficulty, pastExams, content, key, knowledgeAreaId: knowledgeArea.id };
  return by.api.questions.reviseQuestion({ ...at(questionId), body: { ...change(draft), version, keyVersion } });
}

export const reworded = (stem: string) => (draft: QuestionDraft) => ({
  ...draft,
  content: { ...draft.content, en: { ...draft.content.en, stem: fromSource(stem) } },
});
export const rekeyed = (draft: QuestionDraft) => ({ ...draft, key: { kind: 'choice' as const, accepted: [[1]] } });
