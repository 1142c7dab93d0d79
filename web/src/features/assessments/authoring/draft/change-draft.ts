import { draftSectionMarks } from '@abhyas/contract/assessments/section-size';
import type { MarkingRule, PaperDraft } from '@abhyas/contract/assessments/shapes';
import type { RichTextDoc } from '@abhyas/contract/rich-text';
import { ownMarksOf, withOwnMarks, withoutQuestion } from './own-marks.ts';
import { most } from './paper-limits.ts';
import { freeSections, keepTime, lockSections, timedAs } from './section-times.ts';

export type Section = PaperDraft['sections'][number];
export type Draft = Omit<PaperDraft, 'sections'> & { readonly sections: readonly Section[] };

/** One step of building a paper. */
export type DraftChange =
  | { readonly do: 'set'; readonly values: Partial<Pick<PaperDraft, 'title' | 'minutes' | 'instructions' | 'sets'>> }
  /** Undefined: students of Hindi read the English ones. */
  | { readonly do: 'setInstructionsHi'; readonly instructions: RichTextDoc | undefined }
  | { readonly do: 'setConsole'; readonly values: Partial<PaperDraft['console']> }
  /** Undefined: it is held against no blueprint any more. */
  | { readonly do: 'setTargets'; readonly targets: PaperDraft['targets'] | undefined }
  | { readonly do: 'addSection'; readonly id: string; readonly title: string; readonly rule: MarkingRule }
  | { readonly do: 'renameSection'; readonly id: string; readonly title: string }
  | { readonly do: 'removeSection'; readonly id: string }
  | { readonly do: 'putSection'; readonly section: Section; readonly index: number }
  | { readonly do: 'moveSection'; readonly id: string; readonly by: -1 | 1 }
  | { readonly do: 'setRule'; readonly id: string; readonly rule: MarkingRule }
  /** Undefined: every answer counts. */
  | { readonly do: 'setCounted'; readonly id: string; readonly counted: number | undefined }
  | { readonly do: 'setAllRules'; readonly rule: MarkingRule }
  /** Locked: every section has its own time. */
  | { readonly do: 'setLocked'; readonly locked: boolean }
  | { readonly do: 'setSectionMinutes'; readonly id: string; readonly minutes: number }
  /** Undefined: it is marked as its section. */
  | { readonly do: 'setOwnMarks'; readonly questionId: string; readonly rule: MarkingRule | undefined }
  | { readonly do: 'swapQuestion'; readonly questionId: string; readonly by: string }
  | { readonly do: 'addQuestions'; readonly id: string; readonly questionIds: readonly string[] }
  | { readonly do: 'removeQuestion'; readonly questionId: string }
  | {
      readonly do: 'placeQuestion';
      readonly questionId: string;
      readonly sectionId: string;
      readonly index: number;
      /** Marks of its own that it comes back with. */
      readonly rule?: MarkingRule | undefined;
    };

/** The draft after a change; the same draft when the change does nothing. */
export const changeDraft = (draft: Draft, change: DraftChange): Draft => keepTime(step(draft, change));

function step(draft: Draft, change: DraftChange): Draft {
  switch (change.do) {
    case 'set':
      return { ...draft, ...change.values };
    case 'setInstructionsHi': {
      const { instructionsHi: _before, ...rest } = draft;
      return { ...rest, ...(change.instructions && { instructionsHi: change.instructions }) };
    }
    case 'setConsole':
      return { ...draft, console: { ...draft.console, ...change.values } };
    case 'setTargets': {
      const { targets: _before, ...rest } = draft;
      return { ...rest, ...(change.targets && { targets: change.targets }) };
    }
    case 'addSection':
      return draft.sections.length >= most.sections
        ? draft
        : { ...draft, sections: [...draft.sections, timedAs(draft, newSection(change))] };
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
    case 'setLocked':
      return change.locked ? lockSections(draft) : freeSections(draft);
    case 'setSectionMinutes':
      return withSection(draft, change.id, (section) => ({ ...section, minutes: change.minutes }));
    case 'setOwnMarks':
      return {
        ...draft,
        sections: draft.sections.map((section) =>
          section.questionIds.includes(change.questionId)
            ? withOwnMarks(section, change.questionId, change.rule)
            : section,
        ),
      };
    case 'swapQuestion':
      return swapQuestion(draft, change);
    case 'addQuestions':
      return addQuestions(draft, change.id, change.questionIds);
    case 'removeQuestion':
      return { ...draft, sections: draft.sections.map((section) => withoutQuestion(section, change.questionId)) };
    case 'placeQuestion':
      return placeQuestion(draft, change);
  }
}

const withSection = (draft: Draft, id: string, change: (section: Section) => Section): Draft => ({
  ...draft,
  sections: draft.sections.map((section) => (section.id === id ? change(section) : section)),
});

const newSection = ({ id, title, rule }: Pick<Section, 'id' | 'title' | 'rule'>): Section => ({
  id,
  title,
  rule,
  questionIds: [],
});

/** Another question takes the place, and is marked as its section: marks of its own were for the one that goes. */
function swapQuestion(draft: Draft, { questionId, by }: { readonly questionId: string; readonly by: string }): Draft {
  if (questionsOf(draft).includes(by)) return draft;
  return {
    ...draft,
    sections: draft.sections.map((section) =>
      section.questionIds.includes(questionId)
        ? {
            ...withOwnMarks(section, questionId, undefined),
            questionIds: section.questionIds.map((id) => (id === questionId ? by : id)),
          }
        : section,
    ),
  };
}

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

/** `index` counts the questions of the target section without the one that moves; one that was taken out comes back so. Its marks go with it. */
function placeQuestion(draft: Draft, place: DraftChange & { readonly do: 'placeQuestion' }): Draft {
  const { questionId } = place;
  const target = draft.sections.find((section) => section.id === place.sectionId);
  if (!target) return draft;
  const rule = place.rule ?? ownMarksOf(draft.sections, questionId);
  const sections = draft.sections.map((section) => withoutQuestion(section, questionId));
  return withSection({ ...draft, sections }, place.sectionId, (section) => {
    const index = Math.max(0, Math.min(place.index, section.questionIds.length));
    return withOwnMarks(
      { ...section, questionIds: section.questionIds.toSpliced(index, 0, questionId) },
      questionId,
      rule,
    );
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
