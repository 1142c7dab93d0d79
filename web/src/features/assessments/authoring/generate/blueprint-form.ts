import type { ExamPattern } from '@abhyas/contract/assessments/patterns';
import type { Blueprint, SectionBlueprint } from '@abhyas/contract/assessments/generation';
import { isMarkedByPerson } from '@abhyas/contract/questions/question-types';
import type { QuestionType } from '@abhyas/contract/questions/shapes';
import type { SubjectName } from '@abhyas/contract/taxonomy/taxonomy';
import { questionTypes } from '../../../questions/index.ts';
import type { Draft } from '../draft/change-draft.ts';

/** What is wished of one section; a count of 0 leaves it out. */
export interface SectionWish {
  readonly sectionId: string;
  readonly title: string;
  readonly count: number;
  readonly subject: SubjectName | null;
  readonly types: readonly QuestionType[];
}
export interface ChapterWish {
  readonly knowledgeAreaId: string;
  readonly subject: SubjectName;
  readonly name: string;
  readonly weight: number;
}
export type Shares = NonNullable<SectionBlueprint['difficulty']>;

export interface BlueprintForm {
  readonly sections: readonly SectionWish[];
  /** Null: as the bank has them. */
  readonly shares: Shares | null;
  readonly chapters: readonly ChapterWish[];
  readonly askedInExam: boolean;
  readonly unusedDays: number | null;
  readonly seed: string;
}

/** In the order of their codes (spec §9: easy 0, medium 1, hard 2). */
export const levels = ['easy', 'medium', 'hard'] as const;
export const usualShares: Shares = { easy: 30, medium: 50, hard: 20 };
const USUAL_COUNT = 10;
/** What the product marks by itself: nothing else can be asked yet. */
export const markedTypes = questionTypes.filter((type) => !isMarkedByPerson(type));

/** What the dialog begins with: as many questions of each section as its official pattern still misses. */
export function blankForm(draft: Draft, pattern: ExamPattern | undefined, seed: string): BlueprintForm {
  return {
    sections: draft.sections.map(({ id, title, questionIds }, at) => {
      const wanted = pattern?.sections[at];
      return {
        sectionId: id,
        title,
        count: wanted ? Math.max(0, wanted.questions - questionIds.length) : questionIds.length === 0 ? USUAL_COUNT : 0,
        subject: wanted?.subject ?? null,
        types: wanted?.types ?? markedTypes,
      };
    }),
    shares: usualShares,
    chapters: [],
    askedInExam: false,
    unusedDays: null,
    seed,
  };
}

/** What keeps the form from being sent. */
export function formProblem({
  sections,
  shares,
  seed,
}: BlueprintForm): 'nothing' | 'types' | 'shares' | 'seed' | undefined {
  const wanted = sections.filter(({ count }) => count > 0);
  if (wanted.length === 0) return 'nothing';
  if (wanted.some(({ types }) => types.length === 0)) return 'types';
  if (shares && shares.easy + shares.medium + shares.hard !== 100) return 'shares';
  return seed.trim() === '' ? 'seed' : undefined;
}

/** The form as it is sent. A chapter is a rule of the sections of its subject alone; a section of any subject takes all of them. */
export function blueprintOf({ sections, shares, chapters, askedInExam, unusedDays, seed }: BlueprintForm): Blueprint {
  return {
    seed: seed.trim(),
    criterion: askedInExam ? 3 : 1,
    ...(unusedDays !== null && { unusedDays }),
    sections: sections
      .filter(({ count }) => count > 0)
      .map(({ sectionId, count, subject, types }) => ({
        sectionId,
        count,
        types: [...types],
        ...(subject && { subject }),
        ...(shares && { difficulty: shares }),
        chapters: chapters
          .filter((chapter) => subject === null || chapter.subject === subject)
          .map(({ knowledgeAreaId, weight }) => ({ knowledgeAreaId, weight })),
      })),
  };
}

/** A short seed that can be read out. */
export const newSeed = (): string => Math.random().toString(36).slice(2, 8);
