/** What a notice to many people can name of each person; in the text each stands in braces: `{name}`. */
export const broadcastPlaces = ['name', 'student', 'batch', 'institute'] as const;
export type BroadcastPlace = (typeof broadcastPlaces)[number];

/** A notice goes to everybody; an offer only to those who agreed to be told of offers. */
export const broadcastPurposes = ['notice', 'offer'] as const;
export type BroadcastPurpose = (typeof broadcastPurposes)[number];
export const broadcastStates = ['draft', 'scheduled', 'sent'] as const;
export type BroadcastState = (typeof broadcastStates)[number];

/** Whole hours in the institute's zone between which nothing that is not urgent leaves: from nine in the evening to eight in the morning. */
export const quietHours = { from: 21, until: 8 } as const;

const place = /\{([^{}\s]{1,30})\}/g;

/** The places in a text that nothing is known for, each once, without their braces. */
export const unknownPlaces = (text: string): string[] => [
  ...new Set(
    [...text.matchAll(place)]
      .map(([, name = '']) => name)
      .filter((name) => !broadcastPlaces.some((one) => one === name)),
  ),
];

/** The text with what is known filled in; what stands in a value is never read as a place. */
export const fillPlaces = (text: string, values: Readonly<Record<BroadcastPlace, string>>): string =>
  text.replaceAll(place, (whole, name: string) => values[name as BroadcastPlace] ?? whole);
