import type { AnalysedQuestion, PaperAnalysis } from '@abhyas/contract/assessments/analysis';
import type { QuestionSheet } from '@abhyas/contract/assessments/shapes';
import { leadOf } from '@abhyas/contract/questions/question-types';
import { type PaperVersion, type PlacedQuestion, questionsOf } from '../versions/paper-version.ts';
import type { ItemSums } from './item-figures.store.ts';
import type { Items } from './kept-items.ts';
import { flagsOf } from './question-flags.ts';

/** The indices of discrimination say nothing of fewer people. */
const LEAST_FOR_GROUPS = 10;
const shareOf = (part: number, whole: number) => Math.round((part / whole) * 10_000);

/** Every question of a version with what the group made of it, in the order of the paper. */
export function presentItems(
  version: PaperVersion,
  sheet: QuestionSheet,
  { sums, mostWrong }: Items,
): AnalysedQuestion[] {
  const asked = new Map(
    sheet.sections.flatMap(({ questions }) => questions.map((question) => [question.id, question])),
  );
  return version.sections.flatMap((section) =>
    section.questions.map((question) => {
      const { number, content, typed } = asked.get(question.id)!;
      const wrong = isComparable(question) ? mostWrong.get(question.id) : undefined;
      return {
        questionId: question.id,
        number,
        section: section.title,
        subject: question.subject,
        topic: question.topic,
        type: question.type,
        difficulty: question.difficulty,
        stem: leadOf(content.en),
        ...(typed && { typed }),
        full: (question.rule ?? section.rule).right,
        ...figuresOf(sums.get(question.id), wrong?.count ?? 0),
        mostWrong: wrong ?? null,
      };
    }),
  );
}

/** What was typed says nothing beside what others typed who had other numbers. */
const isComparable = ({ varies, type }: PlacedQuestion) => !varies || !/^(INTEGER|DECIMAL|FILL)/.test(type);

type Figures = Omit<
  AnalysedQuestion,
  | 'questionId'
  | 'number'
  | 'section'
  | 'subject'
  | 'topic'
  | 'type'
  | 'difficulty'
  | 'stem'
  | 'typed'
  | 'full'
  | 'mostWrong'
>;

function figuresOf(sums: ItemSums | undefined, mostWrong: number): Figures {
  if (!sums) return nobody;
  const { sat, right, wrong, partial, skipped, correlation, upper, lower, third } = sums;
  return {
    right,
    wrong,
    partial,
    skipped,
    average: Math.round(sums.marks / sat),
    facility: shareOf(right, sat),
    discrimination: sat < LEAST_FOR_GROUPS ? null : shareOf(upper - lower, third),
    pointBiserial: correlation === null ? null : Math.round(correlation * 10_000),
    averageSeconds: sums.averageSeconds,
    flags: flagsOf({ sat, right, skipped, mostWrong, pointBiserial: correlation }),
  };
}
const nobody: Figures = {
  right: 0,
  wrong: 0,
  partial: 0,
  skipped: 0,
  average: 0,
  facility: null,
  discrimination: null,
  pointBiserial: null,
  averageSeconds: null,
  flags: [],
};

type Sums = ReadonlyMap<string, Pick<ItemSums, 'sat' | 'marks' | 'full'>>;

/** Average and full marks of some questions together, in hundredths. */
function together(questions: readonly PlacedQuestion[], sums: Sums): { average: number; full: number } {
  const total = { average: 0, full: 0 };
  for (const { id } of questions) {
    const { sat, marks, full } = sums.get(id) ?? { sat: 1, marks: 0, full: 0 };
    total.average += marks / sat;
    total.full += full / sat;
  }
  return { average: Math.round(total.average), full: Math.round(total.full) };
}

/** Averages of the sections, in the order of the paper. */
export const presentSections = ({ sections }: PaperVersion, sums: Sums): PaperAnalysis['sections'] =>
  sections.map(({ title, questions }) => ({ title, ...together(questions, sums) }));

/** Averages and best marks of the subjects, in the order in which the paper brings them up. */
export function presentSubjects(
  version: PaperVersion,
  sums: Sums,
  best: ReadonlyMap<string, number>,
): PaperAnalysis['subjects'] {
  const bySubject = Map.groupBy(questionsOf(version), ({ subject }) => subject);
  return [...bySubject].map(([subject, questions]) => ({
    subject,
    best: best.get(subject) ?? 0,
    ...together(questions, sums),
  }));
}

/** Averages of the chapters beside those of everybody, the smallest share of the marks first. */
export function presentChapters(version: PaperVersion, sums: Sums, everybody: Sums): PaperAnalysis['chapters'] {
  const byArea = Map.groupBy(questionsOf(version), ({ areaId }) => areaId);
  const chapters = [...byArea].map(([areaId, questions]) => ({
    areaId,
    name: questions[0]!.topic,
    subject: questions[0]!.subject,
    questions: questions.length,
    ...together(questions, sums),
    everybody: together(questions, everybody).average,
  }));
  return chapters.toSorted((a, b) => a.average * b.full - b.average * a.full || b.questions - a.questions);
}
