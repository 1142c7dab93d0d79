import type { paperLimits } from '@abhyas/contract/assessments/shapes';

/** Limits of papers that people make (spec §9); the type fails to compile when the contract's change. */
export const limits: typeof paperLimits = {
  questions: { least: 1, most: 180, usual: 30 },
  minutes: { least: 15, most: 180, usual: 30 },
};
/** A paper has at most so many sections, a section so many questions (contract: paper draft); it is assigned to so many single students. */
export const most = { sections: 12, questionsOfSection: 200, title: 120, sectionTitle: 80, students: 500 } as const;
