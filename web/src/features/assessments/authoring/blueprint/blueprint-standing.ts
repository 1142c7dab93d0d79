import { shareOut } from '@abhyas/contract/assessments/share-out';
import type { KnowledgeArea, SubjectName } from '@abhyas/contract/taxonomy/taxonomy';
import type { QuestionFacts } from '../builder/use-known-questions.ts';
import type { Draft } from '../draft/change-draft.ts';
import { levels } from '../generate/blueprint-form.ts';

/** Easy, medium, hard. */
type ByLevel = readonly [number, number, number];

export interface ChapterStanding {
  readonly areaId: string;
  readonly name: string;
  readonly subject: SubjectName;
  readonly byLevel: ByLevel;
  readonly have: number;
  /** Undefined: the blueprint says nothing of it, or there is none. */
  readonly need: number | undefined;
}

export interface BlueprintStanding {
  /** In the order of the syllabus; chapters with a question here, or that one is wished of. */
  readonly chapters: readonly ChapterStanding[];
  readonly levels: ByLevel;
  /** How many of each level the blueprint wishes; undefined: it wishes none. */
  readonly wanted: ByLevel | undefined;
  /** Questions whose facts are known; the others are not counted yet. */
  readonly known: number;
  readonly targeted: boolean;
}

type Facts = Pick<QuestionFacts, 'difficulty' | 'knowledgeAreaId'>;
type Targets = NonNullable<Draft['targets']>;

/**
 * How a draft is made up by chapter and level, beside what its blueprint wishes of the sections that are still there. A question
 * belongs to the nearest chapter above it that the blueprint names, else to the highest. Shares become whole numbers as they do when
 * questions are chosen. Pure.
 */
export function blueprintStanding(
  { sections, targets = [] }: Pick<Draft, 'sections' | 'targets'>,
  facts: ReadonlyMap<string, Facts>,
  areas: readonly KnowledgeArea[],
): BlueprintStanding {
  const kept = targets.filter(({ sectionId }) => sections.some(({ id }) => id === sectionId));
  const needs = chapterNeeds(kept);
  const byId = new Map(areas.map((area) => [area.id, area]));
  const counts = new Map<string, [number, number, number]>();
  const all: [number, number, number] = [0, 0, 0];
  let known = 0;
  for (const questionId of sections.flatMap(({ questionIds }) => questionIds)) {
    const fact = facts.get(questionId);
    const areaId = fact && chapterFor(fact.knowledgeAreaId, byId, needs);
    if (!fact || areaId === undefined) continue;
    const row = counts.get(areaId) ?? [0, 0, 0];
    row[fact.difficulty]++;
    all[fact.difficulty]++;
    known++;
    counts.set(areaId, row);
  }
  return {
    chapters: areas.flatMap(({ id, name, subject }) => {
      const byLevel = counts.get(id) ?? ([0, 0, 0] as const);
      const have = byLevel.reduce((sum, count) => sum + count, 0);
      const need = needs.get(id);
      return have === 0 && !need ? [] : [{ areaId: id, name, subject, byLevel, have, need }];
    }),
    levels: all,
    wanted: levelNeeds(kept),
    known,
    targeted: kept.length > 0,
  };
}

/** How many questions of each chapter the sections want together. */
function chapterNeeds(targets: Targets): ReadonlyMap<string, number> {
  const needs = new Map<string, number>();
  for (const { count, chapters } of targets) {
    const shares = shareOut(
      count,
      chapters.map(({ weight }) => weight),
    );
    chapters.forEach(({ knowledgeAreaId: id }, at) => needs.set(id, (needs.get(id) ?? 0) + shares[at]!));
  }
  return needs;
}

/** The same of each level; sections that wish none are left out. */
function levelNeeds(targets: Targets): ByLevel | undefined {
  const wishes = targets.flatMap(({ count, difficulty }) =>
    difficulty
      ? [
          shareOut(
            count,
            levels.map((level) => difficulty[level]),
          ),
        ]
      : [],
  );
  if (wishes.length === 0) return undefined;
  const sum = (at: number) => wishes.reduce((all, wish) => all + wish[at]!, 0);
  return [sum(0), sum(1), sum(2)];
}

/** Undefined: the area is not among those that this institute may use. */
function chapterFor(
  areaId: string,
  areas: ReadonlyMap<string, KnowledgeArea>,
  wanted: ReadonlyMap<string, number>,
): string | undefined {
  let at = areas.get(areaId);
  let top = at;
  while (at) {
    if (wanted.has(at.id)) return at.id;
    top = at;
    at = at.parentId === null ? undefined : areas.get(at.parentId);
  }
  return top?.id;
}
