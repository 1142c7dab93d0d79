import type { ExamPattern, PatternSection } from '@abhyas/contract/assessments/patterns';
import type { QuestionType } from '@abhyas/contract/questions/shapes';
import type { ConsoleProfile } from '@abhyas/contract/assessments/shapes';
import { type Draft, totalsOf } from '../draft/change-draft.ts';
import { sameRule } from '../draft/marking-schemes.ts';

/** One section of the pattern beside the one that stands at its place in the draft. */
export interface SectionStanding {
  readonly title: string;
  /** Null where the draft has no section at this place. */
  readonly sectionId: string | null;
  readonly have: number;
  readonly need: number;
  /** In what else it differs: marks, how many count, questions of a type that the pattern has not here, or the stems they share. */
  readonly differs: readonly ('marks' | 'counted' | 'types' | 'stems')[];
}

export interface PatternStanding {
  readonly sections: readonly SectionStanding[];
  /** Sections that the pattern has not. */
  readonly extra: number;
  readonly minutesDiffer: boolean;
  /** Full marks in hundredths. */
  readonly marks: { readonly have: number; readonly need: number };
  /** Its sections have times of their own, which no pattern here has. */
  readonly isLocked: boolean;
  readonly console: readonly ConsoleDifference[];
  /** Every section as it should be, and the time too. */
  readonly complete: boolean;
}

export type ConsoleDifference = 'look' | 'calculator' | 'reviewSaves' | 'keyboardNumbers';

/** In what the screen of a paper differs from that of the exam. Its languages are not told: they depend on the questions. Pure. */
export function consoleDifferences(own: ConsoleProfile, official: ConsoleProfile): readonly ConsoleDifference[] {
  const filled = (profile: ConsoleProfile) => ({ look: 'plain', calculator: 'none', ...profile });
  const [a, b] = [filled(own), filled(official)];
  return (['look', 'calculator', 'reviewSaves', 'keyboardNumbers'] as const).filter((part) => a[part] !== b[part]);
}

/** Whether questions share as many stems as the pattern wants, as far as they are there. Undefined: not known yet, taken to fit. */
function shareStems(stems: readonly (string | null | undefined)[], { stems: wanted, questions }: PatternSection) {
  if (wanted === undefined || stems.includes(undefined)) return true;
  const { size } = new Set(stems);
  return !stems.includes(null) && size <= wanted && (stems.length < questions || size === wanted);
}

/** What is known of a question by now: its type, and the stem that it shares (null: none). */
interface KnownOfQuestion {
  readonly typeOf: (questionId: string) => QuestionType | undefined;
  readonly stemOf: (questionId: string) => string | null | undefined;
}

/** Holds a draft against its official pattern, section by section in order. What is not known of a question yet is taken to fit. Pure. */
export function compareWithPattern(
  draft: Draft,
  pattern: ExamPattern,
  { typeOf, stemOf }: KnownOfQuestion,
): PatternStanding {
  const sections = pattern.sections.map((wanted, at): SectionStanding => {
    const section = draft.sections[at];
    const base = { title: wanted.title, need: wanted.questions };
    if (!section) return { ...base, sectionId: null, have: 0, differs: [] };
    const foreign = section.questionIds.some((id) => {
      const type = typeOf(id);
      return type !== undefined && !wanted.types.includes(type);
    });
    const counted = section.counted ?? wanted.questions;
    return {
      ...base,
      sectionId: section.id,
      have: section.questionIds.length,
      differs: [
        ...(sameRule(section.rule, wanted.rule) && !section.questionRules ? [] : (['marks'] as const)),
        ...(counted === wanted.counted ? [] : (['counted'] as const)),
        ...(foreign ? (['types'] as const) : []),
        ...(shareStems(section.questionIds.map(stemOf), wanted) ? [] : (['stems'] as const)),
      ],
    };
  });
  const extra = Math.max(0, draft.sections.length - pattern.sections.length);
  const locked = draft.sections.some((section) => section.minutes !== undefined);
  const differing = consoleDifferences(draft.console, pattern.console);
  const minutesDiffer = draft.minutes !== pattern.minutes;
  return {
    sections,
    extra,
    minutesDiffer,
    marks: { have: totalsOf(draft).marks, need: pattern.marks },
    isLocked: locked,
    console: differing,
    complete:
      extra === 0 &&
      !minutesDiffer &&
      !locked &&
      differing.length === 0 &&
      sections.every(({ have, need, differs }) => have === need && differs.length === 0),
  };
}
