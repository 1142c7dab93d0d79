import type { PaperBlueprint, SectionBlueprint } from '@abhyas/contract/assessments/generation';
import { expect, it } from 'vitest';
import type { Draft } from '../draft/change-draft.ts';
import { targetsAfter, targetsOfBlueprint } from './targets-of.ts';

const chapters = [{ knowledgeAreaId: 'optics', weight: 2 }];
const difficulty = { easy: 30, medium: 50, hard: 20 };
const wish = { count: 10, types: ['SINGLE' as const], chapters, difficulty };
const draft = {
  sections: [
    { id: 'p', title: 'Physics', questionIds: ['a', 'b'] },
    { id: 'c', title: 'Chemistry', questionIds: [] },
  ],
  targets: [
    { sectionId: 'c', count: 5, chapters: [] },
    { sectionId: 'gone', count: 5, chapters: [] },
  ],
} as unknown as Draft;

it('adds what stood in a section to what was chosen for it, and keeps what other sections are held against', () => {
  const sections: SectionBlueprint[] = [{ sectionId: 'p', ...wish }];
  expect(targetsAfter(draft, { sections })).toEqual([
    { sectionId: 'c', count: 5, chapters: [] },
    { sectionId: 'p', count: 12, chapters, difficulty },
  ]);
  // An author's word about difficulty says nothing of what students showed.
  expect(targetsAfter(draft, { sections, byStudents: true })[1]).toEqual({ sectionId: 'p', count: 12, chapters });
});

it('finds the sections of saved rules by their titles, else by their order', () => {
  const saved = (...titles: string[]): PaperBlueprint => ({
    criterion: 1,
    sections: titles.map((title) => ({ title, ...wish })),
  });
  const ids = (of: PaperBlueprint) => targetsOfBlueprint(draft, of).map(({ sectionId }) => sectionId);
  expect(ids(saved('Chemistry'))).toEqual(['c']);
  expect(ids(saved('One', 'Two', 'Three'))).toEqual(['p', 'c']);
});
