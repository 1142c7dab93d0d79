import type { Result } from './results.store.ts';
import { type PaperVersion, questionsOf } from '../versions/paper-version.ts';

/** How many questions of a chapter somebody answered right. */
export interface TopicFigure {
  readonly areaId: string;
  readonly name: string;
  readonly subject: string;
  readonly right: number;
  readonly of: number;
}

/** One question right or wrong says nothing about a topic. */
const LEAST_QUESTIONS = 2;

/** The topics of these results with at least two questions, the smallest share answered right first. Pure. */
export function topicFigures(
  results: readonly { readonly result: Pick<Result, 'answers'>; readonly version: PaperVersion }[],
): TopicFigure[] {
  const topics = new Map<string, TopicFigure>();
  for (const { result, version } of results) {
    const outcomes = new Map(result.answers.map(({ questionId, outcome }) => [questionId, outcome]));
    for (const { id, areaId, topic, subject } of questionsOf(version)) {
      const sum = topics.get(areaId) ?? { areaId, name: topic, subject, right: 0, of: 0 };
      topics.set(areaId, { ...sum, right: sum.right + (outcomes.get(id) === 'right' ? 1 : 0), of: sum.of + 1 });
    }
  }
  return [...topics.values()]
    .filter(({ of }) => of >= LEAST_QUESTIONS)
    .toSorted((a, b) => a.right * b.of - b.right * a.of || b.of - a.of);
}
