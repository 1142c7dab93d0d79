/** In the order in which students choose; the texts stand under `questions.life.reasons`. The server's contract has the same. */
export const reportReasons = ['answer', 'words', 'figure', 'translation', 'solution', 'other'] as const;
export type ReportReason = (typeof reportReasons)[number];

/** The texts stand under `questions.life.states`. */
export const reportStates = ['open', 'upheld', 'dismissed'] as const;
export type ReportState = (typeof reportStates)[number];

/** The numbers of a variant in one line: `u = 12, t = −3`. */
export const numbersOf = (variant: Readonly<Record<string, string>>): string =>
  Object.entries(variant)
    .map(([name, value]) => `${name} = ${value.replace('-', '−')}`)
    .join(', ');
