import { draftSectionMarks } from '@abhyas/contract/assessments/section-size';
import type { PaperDraft } from '@abhyas/contract/assessments/shapes';
import type { PaperQuestion } from '../../questions/index.ts';
import type { PaperVersion, VersionSection } from './paper-version.ts';
import { positionIndex } from './position.ts';

/** What a question is now, how many options it has, and whether it has variables. */
export type CurrentQuestion = PaperQuestion & {
  readonly optionCount: number;
  readonly varies: boolean;
  /** Numbers of the options that keep their place in every set. */
  readonly fixedOptions?: readonly number[];
};

/** Makes the immutable version of a draft whose questions are all there: each is pinned at its current words and key. Pure. */
export function snapshot(
  draft: PaperDraft,
  current: ReadonlyMap<string, CurrentQuestion>,
  made: { readonly paperId: string; readonly version: number; readonly publishedAt: Date },
): PaperVersion {
  const sections = draft.sections.map(
    ({ id, title, rule, counted, minutes, questionRules, questionIds }): VersionSection => ({
      id,
      title,
      rule,
      ...(counted !== undefined && { counted }),
      ...(minutes !== undefined && { minutes }),
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
          ...(questionRules?.[questionId] && { rule: questionRules[questionId] }),
          ...(question.varies && { varies: true as const }),
          ...(question.fixedOptions?.length && { fixedOptions: question.fixedOptions }),
          ...(question.group && { group: { id: question.group.id, version: question.group.version } }),
        };
      }),
    }),
  );
  const { title, minutes, instructions, instructionsHi, console, patternId, sets = 1 } = draft;
  return {
    ...made,
    title,
    minutes,
    instructions,
    ...(instructionsHi && { instructionsHi }),
    console,
    sections,
    ...(patternId !== undefined && { patternId }),
    sets,
    ...sizeOf(draft),
  };
}

/** How many questions a draft has, and how many marks (hundredths) one can get at most. */
export function sizeOf(draft: Pick<PaperDraft, 'sections'>): { questions: number; fullMarks: number } {
  return draft.sections.reduce(
    (sum, section) => ({
      questions: sum.questions + section.questionIds.length,
      fullMarks: sum.fullMarks + draftSectionMarks(section),
    }),
    { questions: 0, fullMarks: 0 },
  );
}

/** The draft that a version was made of. */
export function draftOf(version: PaperVersion): PaperDraft {
  const { title, minutes, instructions, instructionsHi, console, sections, patternId, sets } = version;
  return {
    title,
    minutes,
    instructions,
    ...(instructionsHi && { instructionsHi }),
    console,
    ...(patternId !== undefined && { patternId }),
    ...(sets > 1 && { sets }),
    sections: sections.map(sectionDraftOf),
  };
}

function sectionDraftOf({
  id,
  title,
  rule,
  counted,
  minutes,
  questions,
}: VersionSection): PaperDraft['sections'][number] {
  const own = questions.flatMap((question) => (question.rule ? [[question.id, question.rule] as const] : []));
  return {
    id,
    title,
    rule,
    ...(counted !== undefined && { counted }),
    ...(minutes !== undefined && { minutes }),
    ...(own.length > 0 && { questionRules: Object.fromEntries(own) }),
    questionIds: questions.map((question) => question.id),
  };
}
