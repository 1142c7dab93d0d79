import { describe, expect, it } from 'vitest';
import { freshForm, isWithin, toggledCriterion, wishOf } from './own-form.ts';
import { ownSearch } from '../student-addresses.ts';

const chapter = '01936f6e-0000-7000-8000-000000000001';

describe('the choice for a test of one’s own', () => {
  it('begins with thirty questions in thirty minutes, any of the exam', () => {
    expect(freshForm(2, {})).toMatchObject({ examId: 2, questions: 30, minutes: 30, criteria: [1], chapterIds: [] });
  });

  it('begins with what the address chose', () => {
    const search = ownSearch.read({ exam: '2', chapters: `${chapter},${chapter}`, from: '4' });
    expect(freshForm(2, search)).toMatchObject({ chapterIds: [chapter, chapter], criteria: [4] });
  });

  it('begins with a few questions as easy as the one that a link speaks of', () => {
    const search = ownSearch.read({ chapters: chapter, level: '0', questions: '3' });
    expect(freshForm(2, search)).toMatchObject({ difficulties: [0], questions: 3, minutes: 15 });
    expect(freshForm(2, ownSearch.read({ questions: 90 }))).toMatchObject({
      difficulties: [],
      questions: 90,
      minutes: 90,
    });
  });

  it('reads only addresses that somebody could have chosen', () => {
    expect(ownSearch.read({ exam: 'x', chapters: 'a', from: 9, level: '', questions: 181 })).toEqual({});
  });

  it.each<[string, (1 | 2 | 3 | 4)[], 1 | 2 | 3 | 4, number[]]>([
    ['a criterion takes the place of any question', [1], 2, [2]],
    ['several criteria stand together', [2], 4, [2, 4]],
    ['without the last one it is any question again', [3], 3, [1]],
    ['any question takes the place of all', [2, 3], 1, [1]],
  ])('%s', (_name, before, hit, after) => {
    expect(toggledCriterion(before, hit)).toEqual(after);
  });

  it('counts with thirty while the field holds no number that may be', () => {
    const form = freshForm(2, {});
    expect(wishOf({ ...form, questions: undefined }).questions).toBe(30);
    expect(wishOf({ ...form, questions: 7 })).not.toHaveProperty('minutes');
    expect([
      isWithin(0, { least: 1, most: 180, usual: 30 }),
      isWithin(180, { least: 1, most: 180, usual: 30 }),
    ]).toEqual([false, true]);
  });
});
