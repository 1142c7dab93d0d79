import type { OwnWish } from '@abhyas/contract/assessments/custom';
import { type OwnCriterion, ownCriteria, ownPaperLimits } from '@abhyas/contract/assessments/own-papers';
import type { OwnSearch } from '../student-addresses.ts';

/** A minute for each question, within what a paper may last. */
const minutesFor = (questions: number | undefined): number => {
  const { least, most, usual } = ownPaperLimits.minutes;
  return questions === undefined ? usual : Math.min(most, Math.max(least, questions));
};

/** The choice of a student, as the form holds it. */
export interface OwnForm extends Omit<OwnWish, 'questions'> {
  /** Undefined while the field is empty. */
  readonly questions: number | undefined;
  readonly minutes: number | undefined;
}

/** spec §9: thirty questions in thirty minutes, any of the exam, where the address says nothing else. */
export const freshForm = (examId: number, { chapters, from, level, questions }: OwnSearch): OwnForm => ({
  examId,
  subjects: [],
  chapterIds: chapters?.split(',') ?? [],
  criteria: [from ?? ownCriteria.random],
  difficulties: level === undefined ? [] : [level],
  questions: questions ?? ownPaperLimits.questions.usual,
  minutes: minutesFor(questions),
});

/** In or out. */
export const toggled = <T>(values: readonly T[], value: T): T[] =>
  values.includes(value) ? values.filter((one) => one !== value) : [...values, value];

/** “Any question” stands alone: with it the others fall, and with the last of the others it comes back. */
export function toggledCriterion(criteria: readonly OwnCriterion[], criterion: OwnCriterion): OwnCriterion[] {
  const { random } = ownCriteria;
  if (criterion === random) return [random];
  const others = toggled(criteria, criterion).filter((one) => one !== random);
  return others.length === 0 ? [random] : others;
}

type Limits = (typeof ownPaperLimits)[keyof typeof ownPaperLimits];
/** Whether a number is one that a paper may have. */
export const isWithin = (value: number | undefined, { least, most }: Limits): value is number =>
  value !== undefined && Number.isInteger(value) && value >= least && value <= most;

/** What to ask the server with; a number that cannot be stands as the usual one until it is put right. */
export function wishOf({ minutes: _minutes, questions, ...form }: OwnForm): OwnWish {
  const { questions: limits } = ownPaperLimits;
  return { ...form, questions: isWithin(questions, limits) ? questions : limits.usual };
}
