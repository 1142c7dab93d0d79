import type { Outcome, StoredAnswer } from '@abhyas/contract/assessments/shapes';
import type { AnswerKey } from '@abhyas/contract/questions/shapes';
import { markAnswers, type MarkedAnswer, type SubjectMarks } from '../marking/mark-answers.ts';
import type { VerdictsInForce } from '../marking/key-verdicts.ts';
import type { ResultFigures, Tally } from '../results/result-figures.ts';
import { type PaperVersion, questionsOf } from '../versions/paper-version.ts';

/**
 * The part of a version that verdicts about these questions can change: each of them alone, and the whole section where only so many
 * answers count, since a place that becomes free is taken by another answer. Pure.
 */
export function touchedPart(version: PaperVersion, questionIds: ReadonlySet<string>): PaperVersion {
  const sections = version.sections.flatMap((section) => {
    const touched = section.questions.filter(({ id }) => questionIds.has(id));
    if (touched.length === 0) return [];
    return [{ ...section, questions: section.counted === undefined ? touched : section.questions }];
  });
  return { ...version, sections };
}

/** One answer before and after. */
export interface ChangedAnswer {
  readonly before: MarkedAnswer;
  readonly after: MarkedAnswer;
}

/** Marks answers again that were marked before, by the verdicts now in force: those of which something differs. Pure. */
export function remark(
  part: PaperVersion,
  keys: ReadonlyMap<string, AnswerKey>,
  marked: readonly MarkedAnswer[],
  verdicts: VerdictsInForce,
): ChangedAnswer[] {
  const before = new Map(marked.map((answer) => [answer.questionId, answer]));
  return markAnswers(part, keys, marked.map(asStored), verdicts).answers.flatMap((after) => {
    const was = before.get(after.questionId)!;
    return isSame(was, after) ? [] : [{ before: was, after }];
  });
}

const asStored = ({ questionId, response, review, seconds }: MarkedAnswer): StoredAnswer => ({
  questionId,
  kind: 'answer',
  seat: 1,
  sequence: 1,
  answer: { response, review, seconds },
});

const isSame = (a: MarkedAnswer, b: MarkedAnswer): boolean =>
  a.marks === b.marks &&
  a.full === b.full &&
  a.outcome === b.outcome &&
  a.explanation.code === b.explanation.code &&
  Object.entries(b.explanation.values).every(([name, value]) => a.explanation.values[name] === value);

interface Sums {
  readonly marks: number;
  readonly counts: Readonly<Record<Outcome, number>>;
  readonly subjects: readonly SubjectMarks[];
  readonly figures: ResultFigures | null;
}

/** The sums of a result after some of its answers changed; the others need not be read for it. Pure. */
export function shiftSums(version: PaperVersion, sums: Sums, changed: readonly ChangedAnswer[]): Sums {
  const subjectOf = new Map(questionsOf(version).map(({ id, subject }) => [id, subject]));
  const counts = { ...sums.counts };
  for (const { before, after } of changed) {
    counts[before.outcome] -= 1;
    counts[after.outcome] += 1;
  }
  const of = (subject: string) => changed.filter(({ after }) => subjectOf.get(after.questionId) === subject);
  const gain = (some: readonly ChangedAnswer[], read: (answer: MarkedAnswer) => number) =>
    some.reduce((sum, { before, after }) => sum + read(after) - read(before), 0);
  const tally = (was: Tally, some: readonly ChangedAnswer[]): Tally => ({
    marks: was.marks + gain(some, ({ marks }) => marks),
    positive: was.positive + gain(some, ({ marks }) => Math.max(0, marks)),
    right: was.right + gain(some, ({ outcome }) => Number(outcome === 'right')),
    wrong: was.wrong + gain(some, ({ outcome }) => Number(outcome === 'wrong')),
  });
  const { figures } = sums;
  return {
    marks: sums.marks + gain(changed, ({ marks }) => marks),
    counts,
    subjects: sums.subjects.map(({ subject, marks, full }) => ({
      subject,
      marks: marks + gain(of(subject), (answer) => answer.marks),
      full: full + gain(of(subject), (answer) => answer.full),
    })),
    figures: figures && {
      ...tally(figures, changed),
      subjects: Object.fromEntries(
        Object.entries(figures.subjects).map(([subject, was]) => [subject, tally(was, of(subject))]),
      ),
    },
  };
}
