import type { MarkingRule } from './shapes.ts';

/** How many answers of a section count: all, unless it asks for fewer (“attempt N of M”). */
export const countedOf = (questions: number, counted: number | undefined): number =>
  Math.min(counted ?? questions, questions);

type Rule = Pick<MarkingRule, 'right'>;
interface MarkedSection {
  readonly rule: Rule;
  readonly counted?: number | undefined;
}
/** Full marks of a section in hundredths. `ownRules`: for each of its questions the marking that differs from the section's, if any. */
export const sectionMarks = ({ rule, counted }: MarkedSection, ownRules: readonly (Rule | undefined)[]): number =>
  counted === undefined
    ? ownRules.reduce((sum, own) => sum + (own ?? rule).right, 0)
    : rule.right * countedOf(ownRules.length, counted);

/** The same of a section of a draft. */
export const draftSectionMarks = ({
  questionIds,
  questionRules,
  ...section
}: MarkedSection & {
  readonly questionIds: readonly string[];
  readonly questionRules?: Readonly<Record<string, Rule>> | undefined;
}): number =>
  sectionMarks(
    section,
    questionIds.map((questionId) => questionRules?.[questionId]),
  );
