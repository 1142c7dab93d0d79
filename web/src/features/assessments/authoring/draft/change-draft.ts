import { draftSectionMarks } from '@abhyas/contract/assessments/section-size';
import type { MarkingRule, PaperDraft } from '@abhyas/contract/assessments/shapes';
import { most } from './paper-limits.ts';

export type Section = PaperDraft['sections'][number];
export type Draft = Omit<PaperDraft, 'sections'> & { readonly sections: readonly Section[] };

/** One step of building a paper. */
export type DraftChange =
  | { readonly do: 'set'; readonly values: Partial<Pick<PaperDraft, 'title' | 'minutes' | 'instructions'>> }
  | { readonly do: 'setConsole'; readonly values: Partial<PaperDraft['console']> }
  | { readonly do: 'addSection'; readonly id: string; readonly title: string; readonly rule: MarkingRule }
  | { readonly do: 'renameSection'; readonly id: string; readonly title: string }
  | { readonly do: 'removeSection'; readonly id: string }
  | { readonly do: 'putSection'; readonly section: Section; readonly index: number }
  | { readonly do: 'moveSection'; readonly id: string; readonly by: -1 | 1 }
  | { readonly do: 'setRule'; readonly id: string; readonly rule: MarkingRule }
  /** Undefined: every answer counts. */
  | { readonly do: 'setCounted'; readonly id: string; readonly counted: number | undefined }
  | { readonly do: 'setAllRules'; readonly rule: MarkingRule }
  | { readonly do: 'addQuestions'; readonly id: string; readonly questionIds: readonly string[] }
  | { readonly do: 'removeQuestion'; readonly questionId: string }
  | { readonly do: 'placeQuestion'; readonly questionId: string; readonly sectionId: string; readonly index: number };

/** The draft after a change; the same draft when the change does nothing. */
export function changeDraft(draft: Draft, change: DraftChange): Draft {
  switch (change.do) {
    case 'set':
      return { ...draft, ...change.values };
    case 'setConsole':
      return { ...draft, console: { ...draft.console, ...change.values } };
    case 'addSection':
      return draft.sections.length >= most.sections
        ? draft
        : {
            ...draft,
            sections: [...draft.sections, { id: change.id, title: change.title, rule: change.rule, questionIds: [] }],
          };
    case 'renameSection':
      return withSection(draft, change.id, (section) => ({ ...section, title: change.title }));
    case 'removeSection':
      return { ...draft, sections: draft.sections.filter((section) => section.id !== change.id) };
    case 'putSection':
      return { ...draft, sections: draft.sections.toSpliced(change.index, 0, change.section) };
    case 'moveSection':
      return { ...draft, sections: moved(draft.sections, change.id, change.by) };
    case 'setRule':
      return withSection(draft, change.id, (section) => ({ ...section, rule: change.rule }));
    case 'setCounted':
      return withSection(draft, change.id, ({ counted: _before, ...section }) => ({
        ...section,
        ...(change.counted !== undefined && { counted: change.counted }),
      }));
    case 'setAllRules':
      return { ...draft, sections: draft.sections.map((section) => ({ ...section, rule: change.rule })) };
    case 'addQuestions':
      return addQuestions(draft, change.id, change.questionIds);
    case 'removeQuestion':
      return { ...draft, sections: draft.sections.map((section) => without(section, change.questionId)) };
    case 'placeQuestion':
      return placeQuestion(draft, change);
  }
}

const withSection = (draft: Draft, id: string, change: (section: Section) => Section): Draft => ({
  ...draft,
  sections: draft.sections.map((section) => (section.id === id ? change(section) : section)),
});

const without = (section: Section, questionId: string): Section =>
  section.questionIds.includes(questionId)
    ? { ...section, questionIds: section.questionIds.filter((id) => id !== questionId) }
    : section;

function moved(sections: readonly Section[], id: string, by: -1 | 1): readonly Section[] {
  const from = sections.findIndex((section) => section.id === id);
  const to = from + by;
  const section = sections[from];
  if (!section || to < 0 || to >= sections.length) return sections;
  const left = sections.filter((other) => other !== section);
  return [...left.slice(0, to), section, ...left.slice(to)];
}

/** A question stands in a paper once: those that are in it already are left where they are. */
function addQuestions(draft: Draft, id: string, questionIds: readonly string[]): Draft {
  const inPaper = new Set(questionsOf(draft));
  const added = [...new Set(questionIds)].filter((questionId) => !inPaper.has(questionId));
  return withSection(draft, id, (section) => ({
    ...section,
    questionIds: [...section.questionIds, ...added].slice(0, most.questionsOfSection),
  }));
}

/** `index` counts the questions of the target section without the one that moves; one that was taken out comes back so. */
function placeQuestion(
  draft: Draft,
  place: { readonly questionId: string; readonly sectionId: string; readonly index: number },
): Draft {
  const target = draft.sections.find((section) => section.id === place.sectionId);
  if (!target) return draft;
  const sections = draft.sections.map((section) => without(section, place.questionId));
  return withSection({ ...draft, sections }, place.sectionId, (section) => {
    const index = Math.max(0, Math.min(place.index, section.questionIds.length));
    const ids = section.questionIds;
    return { ...section, questionIds: [...ids.slice(0, index), place.questionId, ...ids.slice(index)] };
  });
}

/** Moves a question one place up or down; from the edge of a section it goes to the end or the start of the next one. */
export function stepOf(draft: Draft, questionId: string, by: -1 | 1): DraftChange | undefined {
  const at = draft.sections.findIndex((section) => section.questionIds.includes(questionId));
  const section = draft.sections[at];
  if (!section) return undefined;
  const index = section.questionIds.indexOf(questionId) + by;
  if (index >= 0 && index < section.questionIds.length)
    return { do: 'placeQuestion', questionId, sectionId: section.id, index };
  const next = draft.sections[at + by];
  if (!next) return undefined;
  return { do: 'placeQuestion', questionId, sectionId: next.id, index: by === 1 ? 0 : next.questionIds.length };
}

/** Every question of the paper in order. */
export const questionsOf = (draft: Draft): readonly string[] =>
  draft.sections.flatMap((section) => section.questionIds);

/** What the paper adds up to: questions, full marks in hundredths, minutes. */
export const totalsOf = (draft: Draft) => ({
  questions: questionsOf(draft).length,
  marks: draft.sections.reduce((sum, section) => sum + draftSectionMarks(section), 0),
  minutes: draft.minutes,
});

/** What may not even be saved as a draft, by field path; everything else is the server's word before publishing. */
export function unsavable(draft: Draft): Readonly<Record<string, string>> {
  const problems: Record<string, string> = {};
  if (draft.title.trim() === '') problems['title'] = 'authoring.problems.NO_TITLE';
  if (!Number.isInteger(draft.minutes)) problems['minutes'] = 'authoring.builder.minutesMissing';
  for (const section of draft.sections)
    if (section.title.trim() === '') problems[`sections.${section.id}`] = 'authoring.builder.sectionNameMissing';
  return problems;
}
