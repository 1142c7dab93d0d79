import type { OutlineDraft, OutlineDraftLesson } from '@abhyas/contract/courses/outline';
import { describe, expect, it } from 'vitest';
import { flatten, moveLine, orderOf, sectionOf } from './flat-outline.ts';

const lesson = (lessonId: string): OutlineDraftLesson => ({
  lessonId,
  kind: 'article',
  title: lessonId,
  seconds: null,
  free: false,
  release: null,
  after: [],
  completion: { rule: 'opened' },
  version: 0,
  changed: true,
  problems: 0,
});
const section = (sectionId: string, ...lessons: string[]) => ({
  sectionId,
  title: sectionId,
  release: null,
  lessons: lessons.map(lesson),
});
const outline: OutlineDraft = { sections: [section('A', '1', '2'), section('B'), section('C', '3')], courses: [] };
/** Lines: A 1 2 B C 3. */
const after = (from: number, to: number) =>
  orderOf(moveLine(outline, from, to))
    .map(({ sectionId, lessonIds }) => [sectionId, ...lessonIds].join(''))
    .join(' ');

describe('a line of the outline', () => {
  it('is a section or a lesson, in the order of the page', () => {
    expect(flatten(outline).map(({ id }) => id)).toEqual(['A', '1', '2', 'B', 'C', '3']);
  });

  it.each([
    ['a lesson moves within its section', 1, 2, 'A21 B C3'],
    ['a lesson goes past a section’s line into the next section', 2, 3, 'A1 B2 C3'],
    ['a lesson goes up into the section before', 5, 4, 'A12 B3 C'],
    ['a lesson goes far', 1, 5, 'A2 B C31'],
    ['there is no place above the first section', 1, 0, 'A12 B C3'],
    ['a section steps down past the next one with its lessons', 0, 1, 'B A12 C3'],
    ['a section steps up past the one before', 4, 3, 'A12 C3 B'],
    ['a section is dropped on a lesson of another section', 4, 1, 'C3 A12 B'],
    ['the last section stays the last', 4, 5, 'A12 B C3'],
    ['nothing moves', 3, 3, 'A12 B C3'],
  ])('%s', (_, from, to, expected) => {
    expect(after(from, to)).toBe(expected);
  });
});

describe('a line of an outline with closed sections', () => {
  /** Lines: A 1 2 B C 3; B holds 4 and 5, which are not shown. */
  const withB = { ...outline, sections: [section('A', '1', '2'), section('B', '4', '5'), section('C', '3')] };
  const closed = new Set(['B']);
  const moved = (from: number, to: number) =>
    orderOf(moveLine(withB, from, to, closed))
      .map(({ sectionId, lessonIds }) => [sectionId, ...lessonIds].join(''))
      .join(' ');

  it('is there for the section alone', () => {
    expect(flatten(withB, closed).map(({ id }) => id)).toEqual(['A', '1', '2', 'B', 'C', '3']);
  });

  it.each([
    ['a lesson from above comes first in it', 2, 3, 'A1 B245 C3'],
    ['a lesson from below comes last in it', 5, 4, 'A12 B453 C'],
    ['a lesson goes past it', 1, 5, 'A2 B45 C31'],
    ['it moves with what it holds', 3, 0, 'B45 A12 C3'],
    ['another section moves past it', 0, 3, 'B45 A12 C3'],
  ])('%s', (_, from, to, expected) => {
    expect(moved(from, to)).toBe(expected);
  });

  it('tells where a lesson stands', () => {
    expect([sectionOf(withB, '5'), sectionOf(withB, '9')]).toEqual(['B', undefined]);
  });
});
