import type { MarkingRule } from '@abhyas/contract/assessments/shapes';
import type { Section } from './change-draft.ts';
import { sameRule } from './marking-schemes.ts';

/** The section with other marks for one of its questions; those of the section itself are none of its own. Pure. */
export function withOwnMarks(section: Section, questionId: string, rule: MarkingRule | undefined): Section {
  const { questionRules, ...rest } = section;
  const others = Object.entries(questionRules ?? {}).filter(([id]) => id !== questionId);
  const own = rule !== undefined && section.questionIds.includes(questionId) && !sameRule(rule, section.rule);
  const entries = own ? [...others, [questionId, rule] as const] : others;
  return entries.length > 0 ? { ...rest, questionRules: Object.fromEntries(entries) } : rest;
}

/** The section without a question, and without its marks. Pure. */
export function withoutQuestion(section: Section, questionId: string): Section {
  if (!section.questionIds.includes(questionId)) return section;
  const { questionIds, ...rest } = withOwnMarks(section, questionId, undefined);
  return { ...rest, questionIds: questionIds.filter((id) => id !== questionId) };
}

/** Marks of its own that a question has in the paper. */
export const ownMarksOf = (sections: readonly Section[], questionId: string): MarkingRule | undefined =>
  sections.find(({ questionIds }) => questionIds.includes(questionId))?.questionRules?.[questionId];
