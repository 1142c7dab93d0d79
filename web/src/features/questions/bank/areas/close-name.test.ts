import { expect, it } from 'vitest';
import { closeName } from './close-name.ts';

const areas = ['Gauss’s law', 'Electric potential', 'Laws of Motion', 'Optics'].map((name) => ({ id: name, name }));

it.each([
  ['Gauss law numericals', 'Gauss’s law'],
  ['ELECTRIC POTENTIALS', 'Electric potential'],
  ['Motion: the law', 'Laws of Motion'],
  // One word alone says too little, and so does one word of several.
  ['Wave optics', undefined],
  ['Electric charge', undefined],
])('%s is close to %s', (name, close) => {
  expect(closeName(areas, { id: 'new', name })?.name).toBe(close);
});

it('compares no area with itself', () => {
  expect(closeName(areas, areas[0]!)).toBeUndefined();
});
