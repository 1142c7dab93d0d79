/* Without zod, so that the page may take its rules from here. */
/** Characters of a password; how hard it is to guess is judged apart. */
export const passwordLength = { min: 10, max: 200 } as const;
