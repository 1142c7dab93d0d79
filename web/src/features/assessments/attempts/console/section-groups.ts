import type { QuestionSheet } from '@abhyas/contract/assessments/shapes';

/** Sections that stand under one tab. */
export interface SectionGroup {
  readonly title: string;
  /** Places of its sections in the paper. */
  readonly sections: readonly number[];
}

/** Between a subject and its part in the titles of official papers. */
const between = ' · ';

/**
 * The tabs of a paper. Neighbours that are parts of one subject, “Physics · Section A” and “Physics · Section B”, share one, as twelve
 * sections of JEE Advanced have no room beside each other; each locked section keeps its own, since it has a clock of its own.
 */
export function groupSections(sections: QuestionSheet['sections']): readonly SectionGroup[] {
  const groups: { readonly subject: string; readonly sections: number[] }[] = [];
  for (const [index, { title, minutes }] of sections.entries()) {
    const at = minutes === undefined ? title.indexOf(between) : -1;
    const subject = at < 0 ? '' : title.slice(0, at);
    const last = groups.at(-1);
    if (subject !== '' && last?.subject === subject) last.sections.push(index);
    else groups.push({ subject, sections: [index] });
  }
  return groups.map((group) => ({
    title: group.sections.length > 1 ? group.subject : sections[group.sections[0]!]!.title,
    sections: group.sections,
  }));
}

/** What a section is called under the tab of its group: “Section A”. */
export const titleWithin = (group: SectionGroup, title: string): string =>
  group.sections.length > 1 ? title.slice(group.title.length + between.length) : title;
