import type { Draft, Section } from './change-draft.ts';

/** Most minutes that one section may have (contract: paper section). */
export const mostSectionMinutes = 300;

/** Locked sections: each has its own time, and they open one after another. */
export const isLocked = ({ sections }: Pick<Draft, 'sections'>): boolean =>
  sections.length > 0 && sections.every(({ minutes }) => minutes !== undefined);

/** Gives every section a share of the paper's time by its questions, whole minutes that together make the paper's. Pure. */
export function lockSections<D extends Draft>(draft: D): D {
  const { sections } = draft;
  const total = Number.isInteger(draft.minutes) ? Math.max(draft.minutes, sections.length) : sections.length;
  const asked = sections.reduce((sum, { questionIds }) => sum + questionIds.length, 0);
  const spare = total - sections.length;
  let given = 0;
  let weight = 0;
  // Each has a minute for certain; the rest is cut where the running share falls, so that nothing is lost to rounding.
  const timed = sections.map((section) => {
    weight += asked === 0 ? 1 / sections.length : section.questionIds.length / asked;
    const upTo = Math.round(spare * Math.min(1, weight));
    const minutes = Math.min(mostSectionMinutes, 1 + upTo - given);
    given = upTo;
    return { ...section, minutes };
  });
  return keepTime({ ...draft, sections: timed });
}

/** One moves freely between the sections; the paper keeps its time. Pure. */
export const freeSections = <D extends Draft>(draft: D): D => ({
  ...draft,
  sections: draft.sections.map(({ minutes: _own, ...section }) => section),
});

/** A section as a further one of a paper: with a time where the others have one. */
export const timedAs = ({ sections }: Pick<Draft, 'sections'>, section: Section): Section => {
  if (!isLocked({ sections })) return section;
  const sum = sections.reduce((total, { minutes = 0 }) => total + minutes, 0);
  return { ...section, minutes: Math.max(1, Math.round(sum / sections.length)) };
};

/** The time of a paper with locked sections is what they make together. Pure. */
export function keepTime<D extends Draft>(draft: D): D {
  if (!isLocked(draft)) return draft;
  const minutes = draft.sections.reduce((sum, section) => sum + (section.minutes ?? 0), 0);
  return minutes === draft.minutes ? draft : { ...draft, minutes };
}
