import type { PaperBlueprint } from '@abhyas/contract/assessments/generation';
import type { ExamPattern } from '@abhyas/contract/assessments/patterns';
import { type PaperDraft, paperLimits } from '@abhyas/contract/assessments/shapes';
import { newId } from '../../../kernel/ids.ts';
import { defaultDraft } from '../authoring/default-draft.ts';
import { draftOfPattern } from '../authoring/draft-of-pattern.ts';
import { schemes } from '../marking/schemes.ts';

/**
 * A draft with the sections that a blueprint wishes, without questions, marked as it says. Where it says nothing a section of the
 * pattern brings its marking; any other is marked as most papers here are. Where more questions stand in a section of the pattern than
 * count, so many do. Pure but for the new ids.
 */
export function draftOfBlueprint(
  title: string,
  { sections }: PaperBlueprint,
  pattern: ExamPattern | undefined,
): PaperDraft {
  const base = pattern ? draftOfPattern(title, pattern) : defaultDraft(title);
  return {
    ...base,
    sections: sections.map((wish) => {
      const official = pattern && base.sections.find((section) => section.title === wish.title);
      const counted = official?.counted;
      return {
        id: newId(),
        title: wish.title,
        rule: wish.rule ?? official?.rule ?? schemes.jeeMainSingle.rule,
        ...(counted !== undefined && counted < wish.count && { counted }),
        questionIds: [],
      };
    }),
  };
}

const STEP_MINUTES = 5;

/** Minutes for a paper of one's own: what its questions need on average, on the next five minutes, within the usual limits (spec §9). */
export function minutesFor(seconds: number): number {
  const { least, most } = paperLimits.minutes;
  return Math.min(most, Math.max(least, Math.ceil(seconds / 60 / STEP_MINUTES) * STEP_MINUTES));
}
