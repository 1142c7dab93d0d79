import type { AttemptResult, MarkingRule, Outcome, QuestionSheet } from '@abhyas/contract/assessments/shapes';
import { leadOf } from '@abhyas/contract/questions/question-types';
import type { AnswerKey } from '@abhyas/contract/questions/shapes';
import { judge } from '../../questions/index.ts';
import type { MarkedAnswer } from '../marking/mark-answers.ts';
import type { Result } from '../results/results.store.ts';
import type { PaperVersion, PlacedQuestion } from '../versions/paper-version.ts';
import type { AnswerCourse } from './answer-course.ts';
import type { ClassFigures } from './class-figures.ts';

/** What a result is explained with. */
interface Sources {
  readonly version: PaperVersion;
  readonly result: Result;
  readonly sheet: QuestionSheet;
  readonly keys: ReadonlyMap<string, AnswerKey>;
  readonly figures: ClassFigures;
  readonly courses: ReadonlyMap<string, AnswerCourse>;
}

/** Fewer people have no average worth being held against. */
const LEAST_OTHERS = 5;

/** Each question with what was answered, what is right, and why it brought so many marks. */
export function presentQuestions({
  version,
  result,
  sheet,
  keys,
  figures,
  courses,
}: Sources): AttemptResult['questions'] {
  const marked = new Map(result.answers.map((answer) => [answer.questionId, answer]));
  const asked = new Map(
    sheet.sections.flatMap(({ questions }) => questions.map((question) => [question.id, question])),
  );
  const topperSeconds = new Map(figures.topper?.answers.map(({ questionId, seconds }) => [questionId, seconds]));
  return version.sections.flatMap((section) =>
    section.questions.map((question) => {
      const { id, subject, topic, areaId, type, difficulty } = question;
      const { number, content, typed, optionOrder } = asked.get(id)!;
      const { questionId, ...answer } = marked.get(id)!;
      const course = courses.get(id);
      const key = keys.get(id)!;
      return {
        questionId,
        number,
        section: section.title,
        subject,
        topic,
        areaId,
        stem: leadOf(content.en),
        type,
        difficulty,
        ...answer,
        topperSeconds: topperSeconds.get(id) ?? null,
        averageSeconds: othersSeconds(figures, result.ranked, marked.get(id)!),
        visits: course?.visits ?? 0,
        first: firstAnswer(question, question.rule ?? section.rule, key, course),
        key,
        ...(typed && { typed }),
        ...(optionOrder && { optionOrder }),
      };
    }),
  );
}

/** Average seconds of those among the ranked who had the question on the screen, oneself left out; null while they are too few. */
function othersSeconds(
  { questions }: ClassFigures,
  isRanked: boolean,
  { questionId, seconds }: MarkedAnswer,
): number | null {
  const sums = questions.get(questionId);
  if (!sums) return null;
  const isAmong = isRanked && seconds > 0;
  const others = sums.opened - (isAmong ? 1 : 0);
  return others < LEAST_OTHERS ? null : Math.round((sums.seconds - (isAmong ? seconds : 0)) / others);
}

/** What the first saved answer was, and whether it was right. */
function firstAnswer(
  question: PlacedQuestion,
  rule: MarkingRule,
  key: AnswerKey,
  course: AnswerCourse | undefined,
): { response: NonNullable<AnswerCourse['first']>; outcome: Outcome } | null {
  if (!course?.first) return null;
  return { response: course.first, outcome: judge(question, key, course.first, rule).outcome };
}
