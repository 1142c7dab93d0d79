import type { OutlineDraft, OutlineDraftLesson } from '@abhyas/contract/courses/outline';
import { describe, expect, it } from 'vitest';
import { flatten, moveLine, orderOf } from './flat-outline.ts';

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
