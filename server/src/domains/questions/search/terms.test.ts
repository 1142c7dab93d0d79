import { fromSource } from '@abhyas/contract/rich-text';
import { describe, expect, it } from 'vitest';
import { isNear, piecesOf } from '../../../kernel/search/near-words.ts';
import { readQuery } from './read-query.ts';
import { termsOf } from './terms.ts';

const terms = (source: string) => termsOf([fromSource(source)]);

describe('what a question is found by', () => {
  it('are its words without case, plural and the words that every question has', () => {
    expect(terms('Which of the two Blocks accelerates?').words).toEqual(['two', 'block', 'accelerate']);
  });

  it('are Hindi words, however nukta and chandrabindu are written', () => {
    expect(terms('चाँद पर सड़क').words).toEqual(terms('चांद पर सडक').words);
  });

  it('are neighbours in formulas, however they are spaced, braced and sized', () => {
    const plain = terms('$\\frac{1}{2}mv^2$').formulas;
    expect(plain).toContain('m v');
    expect(terms('$$\\dfrac12 \\, m v^{2}$$').formulas).toEqual(plain);
  });

  it('are what a formula says in words: substances, Greek letters, text', () => {
    const { symbols, words } = terms('$\\ce{H2SO4}$ and $\\sin \\theta$ in $5\\ \\text{metre}$');
    expect(symbols).toEqual(expect.arrayContaining(['h2so4', 'sin', 'theta']));
    expect(words).toContain('metre');
  });
});

describe('a query', () => {
  it('tells formulas from words, with and without dollars', () => {
    expect(readQuery('energy \\frac12 m v^2')).toMatchObject({ words: ['energy'], open: undefined });
    expect(readQuery('energy \\frac12 m v^2').formulas).toEqual(readQuery('energy $\\frac{1}{2}mv^2$').formulas);
  });

  it('knows the number of a question, and the word that is still being typed', () => {
    expect(readQuery('q-18830').number).toBe(18_830);
    expect(readQuery('speed of a trai')).toMatchObject({ open: 'trai', number: undefined });
    expect(readQuery('speed ').open).toBeUndefined();
  });
});

describe('one slip', () => {
  it.each([
    ['velocity', 'velocity'],
    ['velozity', 'velocity'],
    ['velcity', 'velocity'],
    ['vellocity', 'velocity'],
    ['velcoity', 'velocity'],
    ['evlocity', 'velocity'],
    ['गुणसुत्र', 'गुणसूत्र'],
  ])('makes %s of %s, and the two share a piece', (typed, word) => {
    expect(isNear(typed, word)).toBe(true);
    expect(new Set(piecesOf(typed)).intersection(new Set(piecesOf(word))).size).toBeGreaterThan(0);
  });

  it.each([
    ['veloctiyy', 'velocity'],
    ['velo', 'velocity'],
    ['yelocitv', 'velocity'],
    ['votar', 'rotor'],
  ])('does not make %s of %s', (typed, word) => expect(isNear(typed, word)).toBe(false));
});
