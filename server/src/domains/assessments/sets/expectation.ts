import type { MarkingRule } from '@abhyas/contract/assessments/shapes';
import type { Difficulty, QuestionType } from '@abhyas/contract/questions/shapes';
import { ENOUGH_TO_EXPECT, type QuestionFigures } from '../../questions/index.ts';

/** What is known of a question before somebody sits it. */
export interface ExpectedQuestion {
  readonly type: QuestionType;
  readonly difficulty: Difficulty;
  readonly figures?: QuestionFigures | undefined;
  /** Its marking, where it differs from the section's. */
  readonly rule?: MarkingRule | undefined;
}
export interface ExpectedSection {
  readonly rule: MarkingRule;
  readonly counted?: number | undefined;
  readonly questions: readonly ExpectedQuestion[];
}

interface Shares {
  readonly right: number;
  readonly partial: number;
  readonly wrong: number;
}

/**
 * Where fewer than 30 students met a question: what its difficulty stands for, in the middle of the shares by which students’ answers
 * are called easy (from 70 %), medium and hard (below 40 %). Whoever is neither right nor wrong leaves it out.
 */
const usualShares: Readonly<Record<Difficulty, Shares>> = {
  0: { right: 0.75, partial: 0, wrong: 0.15 },
  1: { right: 0.55, partial: 0, wrong: 0.25 },
  2: { right: 0.3, partial: 0, wrong: 0.35 },
};

/** Seconds by type, where neither its author nor 30 students told: those of JEE Main, 180 minutes for 75 questions, lie between. */
const usualSeconds: Readonly<Record<QuestionType, number>> = {
  SINGLE: 120,
  MULTIPLE: 180,
  'FILL-BLANK-TEXT': 60,
  'FILL-BLANK-NUMBER': 150,
  INTEGER: 150,
  DECIMAL: 180,
  'ASSERTION-REASON': 90,
  'MATCH-LIST': 180,
  MATRIX: 240,
  'SUBJECTIVE-SHORT': 300,
  'SUBJECTIVE-MEDIUM': 600,
  'SUBJECTIVE-LONG': 900,
};

/** The figures, if enough students stand behind them. */
const known = (figures: QuestionFigures | undefined): QuestionFigures | undefined =>
  figures && figures.answers >= ENOUGH_TO_EXPECT ? figures : undefined;

/** Enough students answered it to say how it goes. */
export const isScoreKnown = ({ figures }: ExpectedQuestion): boolean => known(figures) !== undefined;
/** Its author said how long it takes, or enough students showed it. */
export const isTimeKnown = ({ figures }: ExpectedQuestion): boolean =>
  known(figures) !== undefined || (figures?.expectedSeconds ?? null) !== null;

/** Shares of students who get it right, partly right or wrong. */
export function sharesOf({ difficulty, figures }: ExpectedQuestion): Shares {
  const shown = known(figures);
  if (!shown) return usualShares[difficulty];
  const { answers, right, partial, wrong } = shown;
  return { right: right / answers, partial: partial / answers, wrong: wrong / answers };
}

/** Marks (hundredths) that a student gets on average. A part of several right options brings half of the ladder’s way on average. */
export function expectedMarks(question: ExpectedQuestion, sectionRule: MarkingRule): number {
  const rule = question.rule ?? sectionRule;
  const { right, partial, wrong } = sharesOf(question);
  const part = rule.ladder.length > 0 ? rule.right / 2 : rule.wrong;
  return right * rule.right + partial * part + wrong * rule.wrong + (1 - right - partial - wrong) * rule.unanswered;
}

/** Seconds that a student needs: what its author expects, else the mean of those who had it, else what is usual for its type. */
export const expectedSeconds = ({ type, figures }: ExpectedQuestion): number =>
  figures?.expectedSeconds ?? known(figures)?.meanSeconds ?? usualSeconds[type];

/**
 * Expected marks (hundredths) and seconds of a whole paper in this order, rounded. “Attempt N of M”: who answers in the order of the
 * paper has a question counted, and spends time on it, as long as fewer than N before it were answered. Pure.
 */
export function expectationOf(sections: readonly ExpectedSection[]): { marks: number; seconds: number } {
  const parts = sections.map(expectationOfSection);
  return {
    marks: Math.round(parts.reduce((sum, { marks }) => sum + marks, 0)),
    seconds: Math.round(parts.reduce((sum, { seconds }) => sum + seconds, 0)),
  };
}

function expectationOfSection({ rule, counted, questions }: ExpectedSection) {
  const limit = counted ?? questions.length;
  // How likely it is that so many were answered before.
  let answered = [1];
  const sum = { marks: 0, seconds: 0 };
  for (const question of questions) {
    const open = answered.slice(0, limit).reduce((all, one) => all + one, 0);
    sum.marks += open * expectedMarks(question, rule);
    sum.seconds += open * expectedSeconds(question);
    const { right, partial, wrong } = sharesOf(question);
    const share = right + partial + wrong;
    answered = [...answered, 0].map((chance, at) => chance * (1 - share) + (answered[at - 1] ?? 0) * share);
  }
  return sum;
}
