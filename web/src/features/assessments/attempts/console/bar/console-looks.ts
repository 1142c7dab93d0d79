import type { ConsoleProfile } from '@abhyas/contract/assessments/shapes';

export type BarAction = 'back' | 'next' | 'clear' | 'reviewNext' | 'saveReview' | 'saveNext';

/** What the bar below a question offers. */
interface BarLook {
  /** In this order, the two groups apart. */
  readonly left: readonly BarAction[];
  readonly right: readonly BarAction[];
  /** The words of the official consoles: “Save & Next” and the others as exams prints them. */
  readonly official: boolean;
}

const nta: BarLook = {
  left: ['saveNext', 'clear', 'saveReview', 'reviewNext'],
  right: ['back', 'next'],
  official: true,
};

/**
 * exams: console behaviour. The consoles of the NTA (JEE Main, NEET) begin with Save & Next and have Back and Next; the one of JEE
 * Advanced has neither, and Mark for Review & Next is its first button. Where that only marks, saving and marking stays possible.
 */
export function barLook({ look = 'plain', reviewSaves }: Pick<ConsoleProfile, 'look' | 'reviewSaves'>): BarLook {
  switch (look) {
    case 'jee_main':
    case 'neet':
      return nta;
    case 'jee_advanced':
      return {
        left: reviewSaves ? ['reviewNext', 'clear'] : ['reviewNext', 'saveReview', 'clear'],
        right: ['saveNext'],
        official: true,
      };
    case 'plain':
      return { left: ['back', 'next'], right: ['clear', 'reviewNext', 'saveReview', 'saveNext'], official: false };
  }
}
