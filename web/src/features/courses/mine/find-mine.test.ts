import { describe, expect, it } from 'vitest';
import { findMine } from './find-mine.ts';

const courses = [
  { title: 'Waves and Optics', exam: 'JEE Main', teachers: ['Farida Shaikh'], packs: [] },
  // The dotted letter is written as two signs here.
  { title: 'आवाज\u093c और तरंग', exam: null, teachers: ['Vikram Rao'], packs: ['Physics whole'] },
];
const found = (words: string) => findMine(courses, words).map(({ teachers }) => teachers[0]);

describe('a search in one’s own courses', () => {
  it.each([
    ['nothing typed', '  ', ['Farida Shaikh', 'Vikram Rao']],
    ['words in any order, whatever their case', 'OPTICS waves', ['Farida Shaikh']],
    ['a teacher', 'vikram', ['Vikram Rao']],
    ['an exam', 'jee', ['Farida Shaikh']],
    ['the pack that it lies in', 'physics whole', ['Vikram Rao']],
    ['a dotted letter as the other keyboards write it', 'आवा\u095b', ['Vikram Rao']],
    ['words of which one fits nothing', 'waves chemistry', []],
  ])('by %s', (_, words, names) => expect(found(words)).toEqual(names));
});
