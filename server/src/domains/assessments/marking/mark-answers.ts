import type { Explanation, MarkingRule, Outcome, SavedAnswer, StoredAnswer } from '@abhyas/contract/assessments/shapes';
import type { AnswerKey, Response } from '@abhyas/contract/questions/shapes';
import type { SubjectName } from '@abhyas/contract/taxonomy/taxonomy';
import { judge } from '../../questions/index.ts';
import { markResponse } from '../results/mark-response.ts';
import type { PaperVersion, PlacedQuestion } from '../versions/paper-version.ts';

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
 * Responses, paper version and keys in, marks with one sentence of explanation for each question out. Pure: the same attempt
 * gets the same marks at any time. A draft never counts, but tells how long somebody looked, and that he marked for review.
 */
export function markAnswers(
  version: PaperVersion,
  keys: ReadonlyMap<string, AnswerKey>,
  stored: readonly StoredAnswer[],
): Marking {
  const byQuestion = Map.groupBy(stored, ({ questionId }) => questionId);
  const answers: MarkedAnswer[] = [];
  const subjects = new Map<SubjectName, { marks: number; full: number }>();
  for (const section of version.sections) {
    const marked = section.questions.map((question) =>
      markOne(question, question.rule ?? section.rule, keys.get(question.id)!, byQuestion.get(question.id) ?? []),
    );
    for (const [at, answer] of counting(marked, section.counted).entries()) {
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
): MarkedAnswer {
  const response = stored.find(({ kind }) => kind === 'answer')?.answer.response ?? null;
  // What the student was told to round to holds, whatever the section rounds typed numbers to: the key was computed so.
  const rounded = question.varies && key.kind === 'number' && key.decimals !== undefined;
  const verdict = judge(question, key, response, rounded ? { ...rule, decimals: key.decimals } : rule);
  return {
    questionId: question.id,
    outcome: verdict.outcome,
    full: rule.right,
    response,
    ...visits(stored),
    ...markResponse(verdict, rule),
  };
}

/**
 * “Attempt N of M” (exams: patterns): the first N answers in the order of the paper are evaluated, further ones are not, whatever they
 * say. The section's full marks are those of N questions: of the evaluated ones, filled up with what was left out.
 */
function counting(answers: readonly MarkedAnswer[], counted = answers.length): readonly MarkedAnswer[] {
  const isAnswered = ({ response }: MarkedAnswer) => response !== null;
  const evaluated = answers.filter(isAnswered).slice(0, counted);
  const open = answers.filter((answer) => !isAnswered(answer)).slice(0, counted - evaluated.length);
  const within = new Set([...evaluated, ...open]);
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
