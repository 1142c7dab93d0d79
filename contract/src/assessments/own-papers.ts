/*
 * What papers that students make for themselves are made of (spec §9). No zod here: the browser imports this file.
 */

/** Spec §9: criteria of selection. 2 and 4 look at the learner's own history. Several together: a question that meets one of them will do. */
export const ownCriteria = { random: 1, answeredWrong: 2, askedInExam: 3, bookmarked: 4 } as const;
export type OwnCriterion = (typeof ownCriteria)[keyof typeof ownCriteria];

/** Spec §9: questions and minutes of a paper that people make. */
export const ownPaperLimits = {
  questions: { least: 1, most: 180, usual: 30 },
  minutes: { least: 15, most: 180, usual: 30 },
} as const;

/** Papers of one's own that wait to be sat at a time, and that one may make within 24 hours. */
export const ownPaperCounts = { unfinished: 5, aDay: 20 } as const;

/** Practices of a few questions that one may begin within 24 hours. */
export const practiceSetsADay = 100;

/** A diagnostic across a syllabus has so many questions. */
export const overviewSize = { least: 15, most: 30 } as const;

/** In this order a wish that is too narrow is widened: any chapter, any subject of the exam, any difficulty, any criterion, and at last fewer questions. */
export const widenings = ['chapters', 'subjects', 'difficulties', 'criteria', 'fewer'] as const;
export type Widening = (typeof widenings)[number];
