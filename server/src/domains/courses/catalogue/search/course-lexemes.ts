/** A word as the index of all institutes keeps it; with another sign where the title has it. */
export const wordLexeme = (instituteId: number, word: string): string => `${instituteId}:${word}`;
export const titleLexeme = (instituteId: number, word: string): string => `${instituteId}!${word}`;

/** Any of these, as `tsquery` reads them; words are letters and digits only, so nothing needs escaping but the quote. */
export const anyOf = (lexemes: readonly string[]): string => `(${lexemes.map((lexeme) => `'${lexeme}'`).join(' | ')})`;
