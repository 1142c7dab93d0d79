import { describe, expect, it } from 'vitest';
import { circleIn } from './circle.ts';

const links = [
  { chapterId: 'laws', beforeId: 'kinematics' },
  { chapterId: 'work', beforeId: 'laws' },
  { chapterId: 'rotation', beforeId: 'work' },
  { chapterId: 'rotation', beforeId: 'laws' },
];

describe('prerequisites', () => {
  it.each([
    ['kinematics', ['rotation'], 'rotation'],
    ['laws', ['laws'], 'laws'],
    ['laws', ['units', 'work'], 'work'],
    ['rotation', ['kinematics', 'laws'], undefined],
    ['waves', ['rotation', 'work'], undefined],
  ])('of %s may be %j, or the circle is found at %s', (chapter, before, found) => {
    expect(circleIn(links, chapter, before)).toBe(found);
  });
});
