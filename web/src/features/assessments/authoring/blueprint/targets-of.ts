import type { PaperBlueprint, SectionBlueprint } from '@abhyas/contract/assessments/generation';
import { targetOf } from '@abhyas/contract/assessments/section-target';
import type { Draft } from '../draft/change-draft.ts';

type Targets = NonNullable<Draft['targets']>;

/** What sections are held against once questions were chosen for them; sections that nothing was chosen for keep what they had. Pure. */
export function targetsAfter(
  draft: Draft,
  {
    sections,
    byStudents = false,
  }: { readonly sections: readonly SectionBlueprint[]; readonly byStudents?: boolean | undefined },
): Targets {
  const placed = new Map(draft.sections.map(({ id, questionIds }) => [id, questionIds.length]));
  const chosen = sections.map(({ sectionId, ...wish }) => ({
    sectionId,
    ...targetOf(wish, { byStudents, placed: placed.get(sectionId) ?? 0 }),
  }));
  const isChosen = new Set(chosen.map(({ sectionId }) => sectionId));
  const others = (draft.targets ?? []).filter(({ sectionId }) => placed.has(sectionId) && !isChosen.has(sectionId));
  return [...others, ...chosen];
}

/** Saved rules as what a draft is held against: sections by their titles, else by their order. Pure. */
export function targetsOfBlueprint({ sections }: Pick<Draft, 'sections'>, saved: PaperBlueprint): Targets {
  const named = new Map(saved.sections.map((wish) => [wish.title, wish]));
  const byTitle = sections.some(({ title }) => named.has(title));
  return sections.flatMap(({ id, title }, at) => {
    const wish = byTitle ? named.get(title) : saved.sections[at];
    return wish ? [{ sectionId: id, ...targetOf(wish, { byStudents: saved.byStudents ?? false, placed: 0 }) }] : [];
  });
}
