import type { MarkingRule } from './shapes.ts';

/** How many answers of a section count: all, unless it asks for fewer (“attempt N of M”). */
export const countedOf = (questions: number, counted: number | undefined): number =>
  Math.min(counted ?? questions, questions);

/** Full marks of a section in hundredths. */
export const sectionMarks = (
  { rule, counted }: { readonly rule: Pick<MarkingRule, 'right'>; readonly counted?: number | undefined },
  questions: number,
): number => rule.right * countedOf(questions, counted);
