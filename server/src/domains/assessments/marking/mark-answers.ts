import type { Explanation, MarkingRule, Outcome, SavedAnswer, StoredAnswer } from '@abhyas/contract/assessments/shapes';
import type { AnswerKey, Response } from '@abhyas/contract/questions/shapes';
import type { SubjectName } from '@abhyas/contract/taxonomy/taxonomy';
import type { PaperVersion, PlacedQuestion } from '../versions/paper-version.ts';
import { noVerdicts, type VerdictsInForce } from './key-verdicts.ts';
import { markByKey, markByVerdict } from './mark-by-verdict.ts';

/** One question of a finished attempt, marked. Marks are hundredths. */
export interface MarkedAnswer {
  readonly questionId: string;
  readonly outcome: Outcome;
  readonly marks: number;
  readonly full: number;
  /** Whole seconds over all visits. */
  readonly seconds: number;
  readonly review: boolean;
  readonly response: Response | null;
  readonly explanation: Explanation;
}
export interface SubjectMarks {
  readonly subject: SubjectName;
  readonly marks: number;
  readonly full: number;
}
export interface Marking {
  readonly marks: number;
  readonly counts: Readonly<Record<Outcome, number>>;
  readonly subjects: readonly SubjectMarks[];
  /** In the order of the paper. */
  readonly answers: readonly MarkedAnswer[];
}

/**
 * Responses, paper version, keys and what was decided about them in, marks with one sentence of explanation for each question out.
 * Pure: the same attempt gets the same marks at any time. A draft never counts, but tells how long somebody looked, and that he
 * marked for review.
 */
export function markAnswers(
  version: PaperVersion,
  keys: ReadonlyMap<string, AnswerKey>,
  stored: readonly StoredAnswer[],
  verdicts: VerdictsInForce = noVerdicts,
): Marking {
  const byQuestion = Map.groupBy(stored, ({ questionId }) => questionId);
  const answers: MarkedAnswer[] = [];
  const subjects = new Map<SubjectName, { marks: number; full: number }>();
  for (const section of version.sections) {
    const marked = section.questions.map((question) => {
      const rule = question.rule ?? section.rule;
      return markOne(question, rule, keys.get(question.id)!, byQuestion.get(question.id) ?? [], verdicts);
    });
    for (const [at, answer] of counting(marked, section.counted, verdicts).entries()) {
      const question = section.questions[at]!;
      const sum = subjects.get(question.subject) ?? { marks: 0, full: 0 };
      subjects.set(question.subject, { marks: sum.marks + answer.marks, full: sum.full + answer.full });
      answers.push(answer);
    }
  }
  const count = (outcome: Outcome) => answers.filter((answer) => answer.outcome === outcome).length;
  return {
    marks: answers.reduce((sum, { marks }) => sum + marks, 0),
    counts: {
      right: count('right'),
      wrong: count('wrong'),
      partial: count('partial'),
      unanswered: count('unanswered'),
    },
    subjects: [...subjects].map(([subject, sum]) => ({ subject, ...sum })),
    answers,
  };
}

function markOne(
  question: PlacedQuestion,
  rule: MarkingRule,
  key: AnswerKey,
  stored: readonly StoredAnswer[],
  verdicts: VerdictsInForce,
): MarkedAnswer {
  const response = stored.find(({ kind }) => kind === 'answer')?.answer.response ?? null;
  const verdict = verdicts.get(question.id);
  return {
    questionId: question.id,
    full: rule.right,
    response,
    ...visits(stored),
    ...(verdict ? markByVerdict(question, rule, key, response, verdict) : markByKey(question, rule, key, response)),
  };
}

/**
 * “Attempt N of M” (exams: patterns): the first N answers in the order of the paper are evaluated, further ones are not, whatever they
 * say. The section's full marks are those of N questions: of the evaluated ones, filled up with what was left out.
 * A question that everybody who appeared gets (exams: keys) takes one of the N places for everybody, before any answer: so it gives
 * all of them the same marks, and the section no more than its full ones. One that is given to who attempted it helps only where it
 * is among the evaluated ones.
 */
function counting(
  answers: readonly MarkedAnswer[],
  counted = answers.length,
  verdicts: VerdictsInForce,
): readonly MarkedAnswer[] {
  const isAnswered = ({ response }: MarkedAnswer) => response !== null;
  const isGiven = ({ questionId }: MarkedAnswer) => verdicts.get(questionId)?.population === 'appeared';
  const given = answers.filter(isGiven).slice(0, counted);
  const others = answers.filter((answer) => !isGiven(answer));
  const evaluated = others.filter(isAnswered).slice(0, counted - given.length);
  const open = others.filter((answer) => !isAnswered(answer)).slice(0, counted - given.length - evaluated.length);
  const within = new Set([...given, ...evaluated, ...open]);
  return answers.map((answer) =>
    within.has(answer)
      ? answer
      : {
          ...answer,
          outcome: 'unanswered',
          marks: 0,
          full: 0,
          explanation: { code: isAnswered(answer) ? 'NOT_COUNTED' : 'NOT_NEEDED', values: { counted } },
        },
  );
}

/** Time is the longest that any write reports; marked for review is what the newest one says. */
function visits(stored: readonly StoredAnswer[]): Pick<SavedAnswer, 'seconds' | 'review'> {
  const newest = stored.toSorted((a, b) => b.seat - a.seat || b.sequence - a.sequence)[0];
  return {
    seconds: Math.max(0, ...stored.map(({ answer }) => answer.seconds)),
    review: newest?.answer.review ?? false,
  };
}
