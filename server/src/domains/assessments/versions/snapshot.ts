import { sectionMarks } from '@abhyas/contract/assessments/section-size';
import type { PaperDraft } from '@abhyas/contract/assessments/shapes';
import type { PaperQuestion } from '../../questions/index.ts';
import type { PaperVersion, VersionSection } from './paper-version.ts';
import { positionIndex } from './position.ts';

/** What a question is now, how many options it has, and whether it has variables. */
export type CurrentQuestion = PaperQuestion & { readonly optionCount: number; readonly varies: boolean };

/** Makes the immutable version of a draft whose questions are all there: each is pinned at its current words and key. Pure. */
export function snapshot(
  draft: PaperDraft,
  current: ReadonlyMap<string, CurrentQuestion>,
  made: { readonly paperId: string; readonly version: number; readonly publishedAt: Date },
): PaperVersion {
  const sections = draft.sections.map(({ id, title, rule, counted, questionIds }): VersionSection => ({
    id,
    title,
    rule,
    ...(counted !== undefined && { counted }),
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
        ...(question.varies && { varies: true as const }),
        ...(question.group && { group: { id: question.group.id, version: question.group.version } }),
      };
    }),
  }));
  const { title, minutes, instructions, console, patternId } = draft;
  const pattern = patternId === undefined ? {} : { patternId };
  return { ...made, title, minutes, instructions, console, sections, ...pattern, ...sizeOf(draft) };
}

/** How many questions a draft has, and how many marks (hundredths) one can get at most. */
export function sizeOf(draft: Pick<PaperDraft, 'sections'>): { questions: number; fullMarks: number } {
  return draft.sections.reduce(
    (sum, { rule, counted, questionIds }) => ({
      questions: sum.questions + questionIds.length,
      fullMarks: sum.fullMarks + sectionMarks({ rule, counted }, questionIds.length),
    }),
    { questions: 0, fullMarks: 0 },
  );
}

/** The draft that a version was made of. */
export function draftOf({ title, minutes, instructions, console, sections, patternId }: PaperVersion): PaperDraft {
  return {
    title,
    minutes,
    instructions,
    console,
    ...(patternId !== undefined && { patternId }),
    sections: sections.map(({ id, title: name, rule, counted, questions }) => ({
      id,
      title: name,
      rule,
      ...(counted !== undefined && { counted }),
      questionIds: questions.map((question) => question.id),
    })),
  };
}
