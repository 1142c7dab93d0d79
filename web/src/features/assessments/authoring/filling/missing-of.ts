import type { ExamPattern, PatternSection } from '@abhyas/contract/assessments/patterns';
import type { Draft, Section } from '../draft/change-draft.ts';

type Wanted = Pick<Draft, 'sections' | 'targets'>;

/** How many questions a section should have: as its official pattern says, else as its blueprint does; undefined where nothing says. Pure. */
export function wantedIn({ sections, targets = [] }: Wanted, pattern: ExamPattern | undefined) {
  return sections.map(
    ({ id }, at): number | undefined =>
      pattern?.sections[at]?.questions ?? targets.find(({ sectionId }) => sectionId === id)?.count,
  );
}

/** Questions that are there and that are wanted, over the whole paper; undefined where nothing says how many a section should have. Pure. */
export function filledOf(draft: Wanted, pattern: ExamPattern | undefined): { have: number; need: number } | undefined {
  const wanted = wantedIn(draft, pattern);
  if (wanted.every((need) => need === undefined)) return undefined;
  // Sections that the pattern has and the draft has not are missing too.
  const absent = pattern?.sections.slice(draft.sections.length).reduce((sum, { questions }) => sum + questions, 0) ?? 0;
  return {
    have: draft.sections.reduce((sum, { questionIds }) => sum + questionIds.length, 0),
    need: draft.sections.reduce((sum, { questionIds }, at) => sum + (wanted[at] ?? questionIds.length), absent),
  };
}

/** A section that should have more questions than it has. */
export interface Missing {
  readonly section: Section;
  readonly count: number;
  /** Where the paper follows a pattern: what it asks for here. */
  readonly official: PatternSection | undefined;
}

/** The sections that should have more, in their order. Pure. */
export function missingOf(draft: Wanted, pattern: ExamPattern | undefined): readonly Missing[] {
  const wanted = wantedIn(draft, pattern);
  return draft.sections.flatMap((section, at) => {
    const count = (wanted[at] ?? 0) - section.questionIds.length;
    return count > 0 ? [{ section, count, official: pattern?.sections[at] }] : [];
  });
}
