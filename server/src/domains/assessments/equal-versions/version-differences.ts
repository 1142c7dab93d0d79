import type { VersionDifference } from '@abhyas/contract/assessments/equal-versions';
import { isDeepStrictEqual } from 'node:util';
import type { PaperVersion, PlacedQuestion } from '../versions/paper-version.ts';

/** What of a version decides marks beside its keys; two versions that agree in all of it differ in words alone. */
const parts: Readonly<Record<Exclude<VersionDifference, 'keys'>, (version: PaperVersion) => unknown>> = {
  // The order counts: of “attempt N of M” the first answers in the order of the paper count.
  questions: ({ sections }) =>
    sections.map(({ questions }) =>
      questions.map(({ id, type, optionCount, varies }) => [id, type, optionCount, varies]),
    ),
  marks: ({ sections }) => sections.map(({ rule, questions }) => questions.map((question) => question.rule ?? rule)),
  counted: ({ sections }) => sections.map(({ counted }) => counted ?? null),
  minutes: ({ minutes, sections }) => [minutes, sections.map((section) => section.minutes ?? null)],
};

/**
 * In what a version differs from another beyond its words: questions, their order or type, answer keys, marks, how many count, time. `hasOtherKey`
 * says so of a question that stands in both. Pure.
 */
export function versionDifferences(
  a: PaperVersion,
  b: PaperVersion,
  hasOtherKey: (question: PlacedQuestion) => boolean,
): VersionDifference[] {
  const others = (Object.keys(parts) as (keyof typeof parts)[]).filter(
    (part) => !isDeepStrictEqual(parts[part](a), parts[part](b)),
  );
  const isKeyed = a.sections.some(({ questions }) => questions.some(hasOtherKey));
  return [...others, ...(isKeyed ? (['keys'] as const) : [])];
}
