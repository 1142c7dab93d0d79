import type { ExamPattern } from '@abhyas/contract/assessments/patterns';
import {
  type Blueprint,
  type PaperBlueprint,
  paperCriteria,
  type PaperCriterion,
  type SectionBlueprint,
} from '@abhyas/contract/assessments/generation';
import { isMarkedByPerson } from '@abhyas/contract/questions/question-types';
import type { MarkingRule } from '@abhyas/contract/assessments/shapes';
import type { QuestionType } from '@abhyas/contract/questions/shapes';
import type { SubjectName } from '@abhyas/contract/taxonomy/taxonomy';
import { questionTypes } from '../../../questions/index.ts';
import type { Draft } from '../draft/change-draft.ts';
import { schemes } from '../draft/marking-schemes.ts';

/** What is wished of one section; a count of 0 leaves it out. */
export interface SectionWish {
  readonly sectionId: string;
  readonly title: string;
  readonly count: number;
  readonly subject: SubjectName | null;
  readonly types: readonly QuestionType[];
  /** Groups of questions with a common stem, each as a whole. */
  readonly groups: number;
  /** How it is marked: a right answer’s marks tell how many questions make the marks that are wished. */
  readonly rule: MarkingRule;
  /** How the pattern marks it, or the test that it stands in. */
  readonly usualRule: MarkingRule;
  /** Rules of all sections that do not hold for this one. */
  readonly free: readonly ('difficulty' | 'chapters')[];
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
  /** Chapters by the weight that the syllabus of the pattern’s exam gives them, instead of those above. */
  readonly bySyllabus: boolean;
  /** Difficulty as students showed it, where enough of them answered. */
  readonly byStudents: boolean;
  readonly criterion: PaperCriterion;
  readonly unusedDays: number | null;
  readonly seed: string;
}

/** In the order of their codes (spec §9: easy 0, medium 1, hard 2). */
export const levels = ['easy', 'medium', 'hard'] as const;
export const usualShares: Shares = { easy: 30, medium: 50, hard: 20 };
const USUAL_COUNT = 10;
/** What the product marks by itself: nothing else can be asked yet. */
export const markedTypes = questionTypes.filter((type) => !isMarkedByPerson(type));

/** What every form begins with, beside its sections. */
const usual = (seed: string): Omit<BlueprintForm, 'sections'> => ({
  shares: usualShares,
  chapters: [],
  bySyllabus: true,
  byStudents: false,
  criterion: paperCriteria.random,
  unusedDays: null,
  seed,
});

/** What the dialog begins with: as many questions of each section as its official pattern still misses. */
export function blankForm(draft: Draft, pattern: ExamPattern | undefined, seed: string): BlueprintForm {
  return {
    ...usual(seed),
    sections: draft.sections.map(({ id, title, rule, questionIds }, at) => {
      const wanted = pattern?.sections[at];
      return {
        sectionId: id,
        title,
        count: wanted ? Math.max(0, wanted.questions - questionIds.length) : questionIds.length === 0 ? USUAL_COUNT : 0,
        subject: wanted?.subject ?? null,
        types: wanted?.types ?? markedTypes,
        groups: questionIds.length === 0 ? (wanted?.stems ?? 0) : 0,
        rule,
        usualRule: rule,
        free: [],
      };
    }),
  };
}

/** Of a test of one’s own: one section of the usual length. */
const ownSection = { count: 30, types: markedTypes };

/** What a new test begins with: the sections of an official pattern or of saved rules, or one of its own with the given title. */
export function formOfPattern(
  from: Pick<ExamPattern, 'sections'> | Pick<PaperBlueprint, 'sections'> | undefined,
  ownTitle: string,
  seed: string,
): BlueprintForm {
  const sections: readonly (ExamPattern | PaperBlueprint)['sections'][number][] = from?.sections ?? [
    { ...ownSection, title: ownTitle, chapters: [] },
  ];
  return {
    ...usual(seed),
    sections: sections.map(({ rule = schemes.jeeMain, ...section }, at) => ({
      sectionId: String(at),
      title: section.title,
      count: 'questions' in section ? section.questions : section.count,
      subject: section.subject ?? null,
      types: section.types,
      groups: ('questions' in section ? section.stems : section.groups) ?? 0,
      rule,
      usualRule: rule,
      free: [],
    })),
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

/** Chapters that hold for a section: those of its subject alone; a section of any subject takes all of them. */
const chaptersOf = (chapters: readonly ChapterWish[], { subject }: SectionWish) =>
  chapters
    .filter((chapter) => subject === null || chapter.subject === subject)
    .map(({ knowledgeAreaId, weight }) => ({ knowledgeAreaId, weight }));

/** The form as it is sent. `syllabus`: chapters with their weights, where those of the exam are wished. */
function rulesOf(form: BlueprintForm, syllabus: readonly ChapterWish[]) {
  const { shares, criterion, unusedDays, byStudents } = form;
  const chapters = form.bySyllabus && syllabus.length > 0 ? syllabus : form.chapters;
  return {
    common: {
      criterion,
      ...(unusedDays !== null && { unusedDays }),
      ...(byStudents && { byStudents }),
    },
    sections: form.sections
      .filter(({ count }) => count > 0)
      .map((section) => ({
        sectionId: section.sectionId,
        title: section.title,
        count: section.count,
        rule: section.rule,
        types: [...section.types],
        ...(section.groups > 0 && { groups: section.groups }),
        ...(section.subject && { subject: section.subject }),
        ...(shares && !section.free.includes('difficulty') && { difficulty: shares }),
        chapters: section.free.includes('chapters') ? [] : chaptersOf(chapters, section),
      })),
  };
}

/** The rules for sections of a draft. */
export function blueprintOf(form: BlueprintForm, syllabus: readonly ChapterWish[] = []): Blueprint {
  const { common, sections } = rulesOf(form, syllabus);
  return {
    ...common,
    seed: form.seed.trim(),
    sections: sections.map(({ title: _title, rule: _rule, ...section }) => section),
  };
}

/** The same for tests that do not exist yet. */
export function paperBlueprintOf(
  form: BlueprintForm,
  patternId: string | undefined,
  syllabus: readonly ChapterWish[] = [],
): PaperBlueprint {
  const { common, sections } = rulesOf(form, syllabus);
  return {
    ...common,
    ...(patternId !== undefined && { patternId }),
    sections: sections.map(({ sectionId: _id, ...section }) => section),
  };
}

/** A short seed that can be read out. */
export const newSeed = (): string => Math.random().toString(36).slice(2, 8);
