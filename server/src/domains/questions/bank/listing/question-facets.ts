import type { QuestionCounts } from '@abhyas/contract/questions/bank';
import {
  type DifficultyName,
  difficultyCodes,
  type BankStatus,
  type QuestionType,
} from '@abhyas/contract/questions/shapes';

/** So many questions that are alike in everything one can filter by. */
export interface Alike {
  readonly type: QuestionType;
  readonly difficulty: DifficultyName;
  readonly subjectId: number;
  readonly areaId: string;
  readonly status: BankStatus;
  readonly languages: readonly string[];
  readonly tags: readonly string[];
  readonly count: number;
}

/** What is chosen; undefined lets all through. */
export interface Choice {
  readonly type: QuestionType | undefined;
  readonly difficulty: DifficultyName | undefined;
  readonly subjectId: number | undefined;
  /** The chosen area and everything under it. */
  readonly areaIds: ReadonlySet<string> | undefined;
  readonly status: BankStatus;
  readonly language: string | undefined;
  readonly tag: string | undefined;
}

const tests = {
  type: (one: Alike, { type }: Choice) => type === undefined || one.type === type,
  difficulty: (one: Alike, { difficulty }: Choice) => difficulty === undefined || one.difficulty === difficulty,
  subject: (one: Alike, { subjectId }: Choice) => subjectId === undefined || one.subjectId === subjectId,
  area: (one: Alike, { areaIds }: Choice) => areaIds === undefined || areaIds.has(one.areaId),
  status: (one: Alike, { status }: Choice) => one.status === status,
  language: (one: Alike, { language }: Choice) => language === undefined || one.languages.includes(language),
  tag: (one: Alike, { tag }: Choice) =>
    tag === undefined || one.tags.some((known) => known.toLowerCase() === tag.toLowerCase()),
} as const;
type Facet = keyof typeof tests;
const facets = Object.keys(tests) as Facet[];

export const passes = (one: Alike, choice: Choice, but?: Facet): boolean =>
  facets.every((facet) => facet === but || tests[facet](one, choice));

export const MOST_TAGS = 100;

/** The most frequent tags under every filter but the one by tag. */
export function tagsOf(all: readonly Alike[], choice: Choice): QuestionCounts['byTag'] {
  const counts = new Map<string, number>();
  for (const one of all)
    if (passes(one, choice, 'tag')) for (const tag of one.tags) counts.set(tag, (counts.get(tag) ?? 0) + one.count);
  return [...counts]
    .map(([tag, count]) => ({ tag, count }))
    .toSorted((a, b) => b.count - a.count)
    .slice(0, MOST_TAGS);
}

interface Taxonomy {
  readonly subjects: readonly { readonly id: number; readonly code: string }[];
  /** Parents before their children. */
  readonly areas: readonly { readonly id: string; readonly parentId: string | null }[];
}

/** The counts of every facet: each follows every filter but its own, so that another choice shows what it would give. Tags are counted apart. */
export function countFacets(
  all: readonly Alike[],
  choice: Choice,
  { subjects, areas }: Taxonomy,
): Omit<QuestionCounts, 'byTag'> {
  const sums = <K>(facet: Facet, keysOf: (one: Alike) => readonly K[]): Map<K, number> => {
    const counts = new Map<K, number>();
    for (const one of all)
      if (passes(one, choice, facet))
        for (const key of keysOf(one)) counts.set(key, (counts.get(key) ?? 0) + one.count);
    return counts;
  };
  const bySubject = sums('subject', ({ subjectId }) => [subjectId]);
  const byArea = sums('area', ({ areaId }) => [areaId]);
  for (const { id, parentId } of areas.toReversed())
    if (parentId !== null && byArea.has(id)) byArea.set(parentId, (byArea.get(parentId) ?? 0) + byArea.get(id)!);
  return {
    all: [...bySubject.values()].reduce((sum, count) => sum + count, 0),
    bySubject: subjects.map(({ id, code }) => ({ subject: code, count: bySubject.get(id) ?? 0 })),
    byType: [...sums('type', ({ type }) => [type])].map(([type, count]) => ({ type, count })),
    byDifficulty: [...sums('difficulty', ({ difficulty }) => [difficulty])].map(([name, count]) => ({
      difficulty: difficultyCodes[name],
      count,
    })),
    byStatus: [...sums('status', ({ status }) => [status])].map(([status, count]) => ({ status, count })),
    byLanguage: [...sums('language', ({ languages }) => languages)].map(([language, count]) => ({
      language: language as 'en' | 'hi',
      count,
    })),
    byArea: [...byArea].map(([knowledgeAreaId, count]) => ({ knowledgeAreaId, count })),
  };
}
