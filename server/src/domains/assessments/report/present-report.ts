import type { AttemptResult, QuestionSheet } from '@abhyas/contract/assessments/shapes';
import { leadOf } from '@abhyas/contract/questions/question-types';
import type { AnswerKey } from '@abhyas/contract/questions/shapes';
import type { PaperVersion } from '../versions/paper-version.ts';
import type { ClassFigures } from './class-figures.ts';
import type { Result } from '../results/results.store.ts';

/** Marks by subject beside the average and the topper of the rank list; where nobody is ranked yet, beside one's own. */
export function presentSubjects(
  { subjects }: Result,
  { averages, topperBySubject }: ClassFigures,
): AttemptResult['subjects'] {
  return subjects.map(({ subject, marks, full }) => ({
    subject,
    marks,
    full,
    average: averages.get(subject) ?? marks,
    topper: topperBySubject.get(subject) ?? marks,
  }));
}

/** Outcomes by topic, in the order in which the paper brings them up. */
export function presentTopics(version: PaperVersion, { answers }: Result): AttemptResult['topics'] {
  const outcomes = new Map(answers.map(({ questionId, outcome }) => [questionId, outcome]));
  const byArea = Map.groupBy(
    version.sections.flatMap(({ questions }) => questions),
    ({ areaId }) => areaId,
  );
  return [...byArea.values()].map((questions) => {
    const of = questions.map(({ id }) => outcomes.get(id) ?? 'unanswered');
    const { topic, subject } = questions[0]!;
    return {
      name: topic,
      subject,
      outcomes: of,
      right: of.filter((outcome) => outcome === 'right').length,
      of: of.length,
    };
  });
}

/** Each question with what was answered, what is right, and why it brought so many marks. */
export function presentQuestions(
  version: PaperVersion,
  { answers }: Result,
  sheet: QuestionSheet,
  keys: ReadonlyMap<string, AnswerKey>,
  { topperSeconds }: ClassFigures,
): AttemptResult['questions'] {
  const marked = new Map(answers.map((answer) => [answer.questionId, answer]));
  const asked = new Map(
    sheet.sections.flatMap(({ questions }) => questions.map((question) => [question.id, question])),
  );
  return version.sections.flatMap((section) =>
    section.questions.map(({ id, subject, topic, type, difficulty }) => {
      const { number, content, typed } = asked.get(id)!;
      const { questionId, ...answer } = marked.get(id)!;
      return {
        questionId,
        number,
        section: section.title,
        subject,
        topic,
        stem: leadOf(content.en),
        type,
        difficulty,
        ...answer,
        topperSeconds: topperSeconds.get(id) ?? null,
        key: keys.get(id)!,
        ...(typed && { typed }),
      };
    }),
  );
}
