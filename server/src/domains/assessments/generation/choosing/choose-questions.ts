import type { Blueprint, Deviation } from '@abhyas/contract/assessments/generation';
import { type Candidate, fits } from './candidate.ts';
import { chooseSection, type PickedSection } from './choose-section.ts';
import { deviationsOf } from './deviations.ts';

export interface Chosen {
  readonly sections: readonly { readonly sectionId: string; readonly questionIds: readonly string[] }[];
  readonly deviations: readonly Deviation[];
}

/** What each of several papers gets, by section in the order of the blueprint. */
export type PickedPaper = readonly PickedSection[];

/**
 * Questions for each section by the blueprint, none twice. Candidates come in the order of the seed, so that the same seed on the same
 * bank gives the same paper. Pure.
 */
export function chooseQuestions(
  blueprint: Pick<Blueprint, 'sections'>,
  candidates: readonly Candidate[],
  chapterName: (chapterId: string) => string,
): Chosen {
  const [paper] = choosePapers(blueprint, candidates, 1);
  return presentPaper(blueprint, candidates, paper!, chapterName);
}

/**
 * The same for several parallel papers: no question in two of them, and each asks for the same. Sections with the fewest candidates
 * choose first: one that may take anything does not empty the shelf of one that may not. Pure.
 */
export function choosePapers(
  { sections }: Pick<Blueprint, 'sections'>,
  candidates: readonly Candidate[],
  papers: number,
): PickedPaper[] {
  const taken = new Set<string>();
  const chosen = new Map<string, PickedSection[]>();
  const byScarcity = sections
    .map((section) => ({ section, pool: candidates.filter((one) => fits(section, one)) }))
    .toSorted((a, b) => a.pool.length - a.section.count * papers - (b.pool.length - b.section.count * papers));
  for (const { section, pool } of byScarcity) {
    const free = pool.filter(({ id }) => !taken.has(id));
    const picked = chooseSection(section, free, papers);
    for (const { id } of picked.flatMap(questionsIn)) taken.add(id);
    chosen.set(section.sectionId, picked);
  }
  return Array.from({ length: papers }, (_, paper) => sections.map(({ sectionId }) => chosen.get(sectionId)![paper]!));
}

/** Every question of a section, groups as wholes. */
export const questionsIn = ({ groups, singles }: PickedSection): Candidate[] => [...groups.flat(), ...singles];

/** A paper in the order of the seed, a group standing where the first of its questions comes up, with the rules it does not keep. Pure. */
export function presentPaper(
  { sections }: Pick<Blueprint, 'sections'>,
  candidates: readonly Candidate[],
  paper: PickedPaper,
  chapterName: (chapterId: string) => string,
): Chosen {
  const turn = new Map(candidates.map(({ id }, at) => [id, at]));
  const first = (unit: readonly Candidate[]) => Math.min(...unit.map(({ id }) => turn.get(id) ?? 0));
  return {
    sections: sections.map(({ sectionId }, at) => {
      const { groups, singles } = paper[at]!;
      const units = [...groups, ...singles.map((one) => [one])].toSorted((a, b) => first(a) - first(b));
      return { sectionId, questionIds: units.flat().map(({ id }) => id) };
    }),
    deviations: sections.flatMap((section, at) =>
      deviationsOf(section.sectionId, section, questionsIn(paper[at]!), chapterName),
    ),
  };
}
