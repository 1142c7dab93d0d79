import type { Terms } from './terms.ts';

/** A word as the index of all institutes keeps it: each institute's own stand together. */
export const wordLexeme = (instituteId: number, word: string): string => `${instituteId}:${word}`;
/** Two neighbours of a formula: another sign, so that no word is taken for one. */
export const formulaLexeme = (instituteId: number, pair: string): string => `${instituteId}$${pair}`;

/** Everything a question is found by. */
export const lexemesOf = (instituteId: number, { words, symbols, formulas }: Terms): string[] => [
  ...[...words, ...symbols].map((word) => wordLexeme(instituteId, word)),
  ...formulas.map((pair) => formulaLexeme(instituteId, pair)),
];

/** A lexeme as `tsquery` reads it. */
export const quoted = (lexeme: string): string => `'${lexeme.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;
/** Any of these. */
export const anyOf = (lexemes: readonly string[]): string => `(${lexemes.map(quoted).join(' | ')})`;
