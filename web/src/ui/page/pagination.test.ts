import { describe, expect, it } from 'vitest';
import { niceStep } from '../charts/line-layout.ts';
import { initialsOf } from '../figures/avatar.tsx';
import { pagesAround } from './pagination.tsx';

describe('pages', () => {
  it.each([
    [1, 1, [1]],
    [1, 3, [1, 2, 3]],
    [4, 17, [1, 2, 3, 4, 5, undefined, 17]],
    [9, 17, [1, undefined, 8, 9, 10, undefined, 17]],
    [17, 17, [1, undefined, 16, 17]],
  ])('on page %i of %i shows the first, the last and the neighbours', (page, last, shown) => {
    expect(pagesAround(page, last)).toEqual(shown);
  });
});

describe('initials', () => {
  it.each([
    ['Ananya Sharma', 'AS'],
    ['Farida', 'F'],
    ['Dr Meera K Nair', 'DN'],
    ['नेहा वर्मा', 'नेव'],
    ['', ''],
  ])('of %s are %s', (name, initials) => {
    expect(initialsOf(name)).toBe(initials);
  });
});

describe('the steps of an axis', () => {
  it.each([
    [0.3, 0.5],
    [7, 10],
    [23.6, 25],
    [1000, 1000],
    [11, 20],
  ])('at least %d is %d', (wish, step) => {
    expect(niceStep(wish)).toBe(step);
  });
});
