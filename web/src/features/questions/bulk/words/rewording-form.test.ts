import { describe, expect, it } from 'vitest';
import { missingIn, noWording, rewordingOf } from './rewording-form.ts';

describe('a change of words as it is filled in', () => {
  it('is not asked for before it is complete, and says what is missing', () => {
    expect(rewordingOf(noWording)).toBeUndefined();
    expect(missingIn(noWording)).toEqual({ find: 'questions.rewording.missing.find' });
    expect(missingIn({ ...noWording, find: 'x', parts: [], languages: [] })).toEqual({
      parts: 'questions.rewording.missing.parts',
      languages: 'questions.rewording.missing.languages',
    });
    expect(missingIn({ ...noWording, what: 'picture', from: 'a' })).toEqual({
      to: 'questions.rewording.missing.to',
      alt: 'questions.rewording.missing.alt',
    });
    expect(missingIn({ ...noWording, what: 'append', source: ' ' })).toEqual({
      source: 'questions.rewording.missing.source',
    });
  });

  it('keeps spaces in what is looked for, and may put nothing in its place', () => {
    expect(rewordingOf({ ...noWording, find: ' a ' })).toEqual({
      kind: 'replace',
      inside: 'words',
      find: ' a ',
      put: '',
      wholeWords: false,
      matchCase: false,
      parts: ['question', 'options', 'explanation'],
      languages: ['en', 'hi'],
    });
    expect(rewordingOf({ ...noWording, what: 'append', source: 'See $x$', language: 'hi' })).toEqual({
      kind: 'append',
      source: 'See $x$',
      language: 'hi',
    });
  });
});
