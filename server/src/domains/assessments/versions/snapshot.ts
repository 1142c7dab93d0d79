import type { PaperDraft } from '@abhyas/contract/assessments/shapes';
import type { PaperQuestion } from '../../questions/index.ts';
import type { PaperVersion, VersionSection } from './paper-version.ts';
import { positionIndex } from './position.ts';

/** What a question is now, and how many options it has. */
export type CurrentQuestion = PaperQuestion & { readonly optionCount: number };

/** Makes the immutable version of a draft whose questions are all there: each is pinned at its current words and key. Pure. */
export function snapshot(
  draft: PaperDraft,
  current: ReadonlyMap<string, CurrentQuestion>,
  made: { readonly paperId: string; readonly version: number; readonly publishedAt: Date },
): PaperVersion {
  const sections = draft.sections.map(({ id, title, rule, questionIds }): VersionSection => ({
    id,
    title,
    rule,
    questions: questionIds.map((questionId) => {
      const question = current.get(questionId)!;
      return {
        id: questionId,
        version: question.version,
        keyVersion: question.keyVersion,
        index: positionIndex(draft, questionId),
        type: question.type,
        optionCount: question.optionCount,
        difficulty: question.difficulty,
        subject: question.subject,
        areaId: question.knowledgeAreaId,
        topic: question.topic,
        ...(question.group && { group: { id: question.group.id, version: question.group.version } }),
      };
    }),
  }));
  const { title, minutes, instructions, console } = draft;
  return { ...made, title, minutes, instructions, console, sections, ...sizeOf(draft) };
}

/** How many questions a draft has, and how many marks (hundredths) one can get at most. */
export function sizeOf(draft: Pick<PaperDraft, 'sections'>): { questions: number; fullMarks: number } {
  return draft.sections.reduce(
    (sum, { rule, questionIds }) => ({
      questions: sum.questions + questionIds.length,
      fullMarks: sum.fullMarks + rule.right * questionIds.length,
    }),
    { questions: 0, fullMarks: 0 },
  );
}

/** The draft that a version was made of. */
export function draftOf({ title, minutes, instructions, console, sections }: PaperVersion): PaperDraft {
  return {
    title,
    minutes,
    instructions,
    console,
    sections: sections.map(({ id, title: name, rule, questions }) => ({
      id,
      title: name,
      rule,
      questionIds: questions.map((question) => question.id),
    })),
  };
}
