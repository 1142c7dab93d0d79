/** Every number that the learning model rests on. Means are logits, variances their squares. */
export const learning = {
  /** Before anybody answered. */
  start: { student: 0.5, skill: 0.5, item: 1, chapter: 1 },
  /** What an author's word says of a difficulty at first. */
  authored: { easy: -1, medium: 0, hard: 1 },
  /** Certainty of a chapter that an answer, or a week without one, takes away. */
  drift: 0.02,
  /** Items and chapters never become surer than this. */
  surest: 1e-3,
  /** Enough first answers for a fit of its own. */
  calibratedFrom: 200,
  choosing: { exposure: 0.2, best: 5, target: 0.7, slack: 0.1, outside: 10 },
  diagnosis: { least: 8, most: 30, error: 0.3 },
  /** What a right answer counts after its hint was read. */
  hinted: 0.5,
  mastery: { share: 0.8, gained: 0.8, lost: 0.6, answers: 3, fading: 0.05 },
  checkpoint: { questions: 10 },
  /** At most so many questions in a row of one chapter where all chapters are practised together. */
  inARow: 3,
} as const;
