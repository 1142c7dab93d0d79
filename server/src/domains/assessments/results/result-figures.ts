import type { SubjectName } from '@abhyas/contract/taxonomy/taxonomy';
import type { MarkedAnswer } from '../marking/mark-answers.ts';
import { type PaperVersion, questionsOf } from '../versions/paper-version.ts';
import type { Figure } from '../ranking/rank-candidates.ts';

/** Marks in hundredths; a question with part of its marks is neither right nor wrong. */
export interface Tally {
  readonly marks: number;
  readonly positive: number;
  readonly right: number;
  readonly wrong: number;
}
/** What tie chains and merged lists ask of one result. */
export interface ResultFigures extends Tally {
  readonly subjects: Readonly<Partial<Record<SubjectName, Tally>>>;
}

const nothing: Tally = { marks: 0, positive: 0, right: 0, wrong: 0 };

const add = (sum: Tally, { marks, outcome }: Pick<MarkedAnswer, 'marks' | 'outcome'>): Tally => ({
  marks: sum.marks + marks,
  positive: sum.positive + Math.max(0, marks),
  right: sum.right + (outcome === 'right' ? 1 : 0),
  wrong: sum.wrong + (outcome === 'wrong' ? 1 : 0),
});

/** Counts a marked attempt, in all and by subject. Pure. */
export function resultFigures(version: PaperVersion, answers: readonly MarkedAnswer[]): ResultFigures {
  const subjectOf = new Map(questionsOf(version).map(({ id, subject }) => [id, subject]));
  const subjects: Partial<Record<SubjectName, Tally>> = {};
  for (const answer of answers) {
    const subject = subjectOf.get(answer.questionId)!;
    subjects[subject] = add(subjects[subject] ?? nothing, answer);
  }
  return { ...answers.reduce(add, nothing), subjects };
}

/** The same under the names by which tie chains ask. Within one session percentiles stand in the order of the marks. */
export function chainFigures({ subjects, ...all }: ResultFigures): Record<string, Figure> {
  const named: Record<string, Figure> = {};
  const name = (behind: string, { marks, positive, right, wrong }: Tally) => {
    named[`marks${behind}`] = marks;
    named[`percentile${behind}`] = marks;
    named[`positiveMarks${behind}`] = positive;
    named[`wrong${behind}`] = wrong;
    named[`wrongToRight${behind}`] = { of: wrong, by: right };
  };
  name('', all);
  for (const [subject, tally] of Object.entries(subjects)) name(`.${subject}`, tally);
  return named;
}
