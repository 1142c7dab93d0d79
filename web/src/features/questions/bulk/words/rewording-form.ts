import type { Rewording } from '@abhyas/contract/questions/rewording';

/** What one does to the words of many questions. */
export const wordings = ['words', 'formulas', 'picture', 'append'] as const;
export const parts = ['question', 'options', 'explanation'] as const;
type Part = (typeof parts)[number];

export interface WordingValues extends Record<string, unknown> {
  readonly what: (typeof wordings)[number];
  readonly find: string;
  readonly put: string;
  readonly wholeWords: boolean;
  readonly matchCase: boolean;
  readonly parts: readonly Part[];
  readonly languages: readonly ('en' | 'hi')[];
  readonly from: string | null;
  readonly to: string | null;
  readonly alt: string;
  readonly source: string;
  readonly language: 'en' | 'hi';
}

export const noWording: WordingValues = {
  what: 'words',
  find: '',
  put: '',
  wholeWords: false,
  matchCase: false,
  parts: ['question', 'options', 'explanation'],
  languages: ['en', 'hi'],
  from: null,
  to: null,
  alt: '',
  source: '',
  language: 'en',
};

/** What the server is asked for; undefined while it is not complete. */
export function rewordingOf(values: WordingValues): Rewording | undefined {
  const { what, find, put, wholeWords, matchCase, from, to, alt, source, language } = values;
  if (what === 'append') return source.trim() === '' ? undefined : { kind: 'append', source, language };
  if (what === 'picture')
    return from === null || to === null || alt.trim() === '' ? undefined : { kind: 'picture', from, to, alt };
  if (find === '' || values.parts.length === 0 || values.languages.length === 0) return undefined;
  return {
    kind: 'replace',
    inside: what,
    find,
    put,
    wholeWords,
    matchCase,
    parts: [...values.parts],
    languages: [...values.languages],
  };
}

/** What is missing, by field, as keys of texts. */
export function missingIn(values: WordingValues): Partial<Record<keyof WordingValues & string, string>> {
  const { what, find, from, to, alt, source } = values;
  const needed = (missing: boolean, field: keyof WordingValues & string, key: string) =>
    missing ? { [field]: `questions.rewording.missing.${key}` } : {};
  if (what === 'append') return needed(source.trim() === '', 'source', 'source');
  if (what === 'picture')
    return {
      ...needed(from === null, 'from', 'from'),
      ...needed(to === null, 'to', 'to'),
      ...needed(alt.trim() === '', 'alt', 'alt'),
    };
  return {
    ...needed(find === '', 'find', 'find'),
    ...needed(values.parts.length === 0, 'parts', 'parts'),
    ...needed(values.languages.length === 0, 'languages', 'languages'),
  };
}
