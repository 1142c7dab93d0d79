import type { AttemptResult } from '@abhyas/contract/assessments/shapes';
import { type PaperVersion, questionsOf } from '../versions/paper-version.ts';
import type { Result } from '../results/results.store.ts';
import type { ClassFigures } from './class-figures.ts';

/** Marks by subject beside the average and the topper of the rank list; null where there are none. */
export function presentSubjects({ subjects }: Result, { averages, topper }: ClassFigures): AttemptResult['subjects'] {
  const best = new Map(topper?.subjects.map(({ subject, marks }) => [subject, marks]));
  return subjects.map(({ subject, marks, full }) => ({
    subject,
    marks,
    full,
    average: averages.get(subject) ?? null,
    topper: best.get(subject) ?? null,
  }));
}

/** The whole beside average and topper, in the same way. */
export const presentTotal = ({ average, topper }: ClassFigures): Pick<AttemptResult, 'average' | 'topper'> => ({
  average: average ?? null,
  topper: topper?.marks ?? null,
});

/** Outcomes and marks by topic, in the order in which the paper brings them up, beside average and topper. */
export function presentTopics(
  version: PaperVersion,
  { answers }: Result,
  { questions: sums, topper }: ClassFigures,
): AttemptResult['topics'] {
  const own = new Map(answers.map((answer) => [answer.questionId, answer]));
  const best = new Map(topper?.answers.map(({ questionId, marks }) => [questionId, marks]));
  const average = (id: string) => {
    const sum = sums.get(id);
    return sum ? sum.marks / sum.sat : (own.get(id)?.marks ?? 0);
  };
  const byArea = Map.groupBy(questionsOf(version), ({ areaId }) => areaId);
  return [...byArea].map(([areaId, questions]) => {
    const total = (marksOf: (id: string) => number) => questions.reduce((sum, { id }) => sum + marksOf(id), 0);
    const outcomes = questions.map(({ id }) => own.get(id)?.outcome ?? 'unanswered');
    const { topic, subject } = questions[0]!;
    return {
      areaId,
      name: topic,
      subject,
      outcomes,
      right: outcomes.filter((outcome) => outcome === 'right').length,
      of: outcomes.length,
      marks: total((id) => own.get(id)?.marks ?? 0),
      full: total((id) => own.get(id)?.full ?? 0),
      average: sums.size > 0 ? Math.round(total(average)) : null,
      topper: topper ? total((id) => best.get(id) ?? own.get(id)?.marks ?? 0) : null,
    };
  });
}
