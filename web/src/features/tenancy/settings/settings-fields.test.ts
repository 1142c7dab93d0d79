import { describe, expect, it } from 'vitest';
import { contrastWithWhite } from './contrast.ts';
import { addressProblem, colourProblem, nameProblem } from './settings-fields.ts';

describe('a brand colour', () => {
  it.each([
    ['#000000', 21],
    ['#ffffff', 1],
    ['#767676', 4.54],
    ['#cb4d09', 4.56],
  ])('%s has a contrast of %d with white', (colour, ratio) => {
    expect(contrastWithWhite(colour)).toBeCloseTo(ratio, 1);
  });
  it('must be a colour on which white can be read', () => {
    expect(colourProblem('#1b2a56')).toBeUndefined();
    expect(colourProblem('#777777')).toMatchObject({ key: 'errors.COLOUR_CONTRAST', values: { colour: '#777777' } });
    expect(colourProblem('blue')).toEqual({ key: 'tenancy.settings.problems.colour' });
  });
});

it.each([
  ['', true],
  ['https://youtube.com/@meridian', true],
  ['http://youtube.com', false],
  ['youtube.com', false],
  ['javascript:alert(1)', false],
  ['https://a b.test', false],
])('the address %j is accepted: %s', (address, accepted) => {
  expect(addressProblem(address) === undefined).toBe(accepted);
});

it('a name has at least two letters that are not spaces', () => {
  expect(nameProblem(' A ')).toBeDefined();
  expect(nameProblem('Om')).toBeUndefined();
});
