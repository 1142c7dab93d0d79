/* Without zod, so that the page may take its choices from here. */
export const instituteSizes = ['solo', 'small', 'medium', 'large'] as const;
/** Students that each size stands for; null: no upper end. */
export const sizeStudents = { solo: [1, 50], small: [51, 500], medium: [501, 5000], large: [5001, null] } as const;
/** Characters of a subdomain. */
export const subdomainLength = { least: 3, most: 40 } as const;

/** What the first content of a new institute can be. */
export const contentChoices = ['sample', 'import', 'empty'] as const;
export type ContentChoice = (typeof contentChoices)[number];
