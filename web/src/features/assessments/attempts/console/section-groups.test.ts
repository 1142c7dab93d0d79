import type { QuestionSheet } from '@abhyas/contract/assessments/shapes';
import { expect, it } from 'vitest';
import { groupSections, titleWithin } from './section-groups.ts';

const sections = (titles: readonly string[], minutes?: number) =>
  titles.map((title) => ({ title, ...(minutes !== undefined && { minutes }) })) as unknown as QuestionSheet['sections'];
const tabs = (titles: readonly string[], minutes?: number) =>
  groupSections(sections(titles, minutes)).map(({ title, sections: places }) => [title, ...places]);

it.each([
  [
    'free sections of any name',
    ['Section A', 'Numerical value'],
    [
      ['Section A', 0],
      ['Numerical value', 1],
    ],
  ],
  [
    'the parts of a subject',
    ['Physics · Section A', 'Physics · Section B', 'Chemistry · Section A'],
    [
      ['Physics', 0, 1],
      ['Chemistry · Section A', 2],
    ],
  ],
  [
    'a subject that comes back later',
    ['Maths · 1', 'Physics · 1', 'Maths · 2'],
    [
      ['Maths · 1', 0],
      ['Physics · 1', 1],
      ['Maths · 2', 2],
    ],
  ],
  [
    'two of the same name',
    ['Part', 'Part'],
    [
      ['Part', 0],
      ['Part', 1],
    ],
  ],
])('the tabs of %s', (_, titles, expected) => expect(tabs(titles)).toEqual(expected));

it('leaves each locked section its own tab', () =>
  expect(tabs(['Physics · Section A', 'Physics · Section B'], 20)).toEqual([
    ['Physics · Section A', 0],
    ['Physics · Section B', 1],
  ]));

it('names a section under its tab by what is its own', () => {
  const [physics, maths] = groupSections(sections(['Physics · Section A', 'Physics · Section B', 'Maths · All']));
  expect([titleWithin(physics!, 'Physics · Section B'), titleWithin(maths!, 'Maths · All')]).toEqual([
    'Section B',
    'Maths · All',
  ]);
});
