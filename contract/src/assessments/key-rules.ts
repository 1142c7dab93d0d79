/** What may be decided about a published key (exams: keys). `keep`: it stands as published, whatever was decided before. */
export const keyVerdictKinds = ['keep', 'change_key', 'several_keys', 'all_right', 'drop'] as const;
export type KeyVerdictKind = (typeof keyVerdictKinds)[number];

/** Who benefits (exams: keys): who chose any right one, who attempted the question, all who appeared for the paper. */
export const keyPopulations = ['chose_right', 'attempted', 'appeared'] as const;
export type KeyPopulation = (typeof keyPopulations)[number];

/** The populations that a verdict may have, the usual one first. What a pattern says of dropped questions goes before. */
export const populationsOf: Readonly<Record<KeyVerdictKind, readonly [KeyPopulation, ...KeyPopulation[]]>> = {
  keep: ['chose_right'],
  change_key: ['chose_right'],
  several_keys: ['chose_right', 'attempted', 'appeared'],
  all_right: ['attempted', 'appeared'],
  drop: ['appeared', 'attempted'],
};

/** How many keys a verdict names. */
export const keysOfVerdict: Readonly<Record<KeyVerdictKind, { readonly least: number; readonly most: number }>> = {
  keep: { least: 0, most: 0 },
  change_key: { least: 1, most: 1 },
  several_keys: { least: 2, most: 6 },
  all_right: { least: 0, most: 0 },
  drop: { least: 0, most: 0 },
};
