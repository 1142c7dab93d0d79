import type { ExamPattern } from '@abhyas/contract/assessments/patterns';
import { expect, it } from 'vitest';
import type { Draft } from '../draft/change-draft.ts';
import { schemes } from '../draft/marking-schemes.ts';
import { compareWithPattern } from './compare-with-pattern.ts';

const pattern: ExamPattern = {
  id: 'replay',
  exam: 'Replay',
  examCode: null,
  paper: 'Paper',
  fromYear: 2022,
  untilYear: 2024,
  source: 'bulletin',
  secondHand: false,
  minutes: 180,
  marks: 1200,
  console: {
    reviewSaves: true,
    keyboardNumbers: true,
    languages: ['en'],
    look: 'plain',
    calculator: 'none',
  },
  dropped: 'appeared',
  tieChain: { id: 'chain', fromYear: 2022, source: 'bulletin', secondHand: false, links: [] },
  sections: [
    { title: 'Physics · A', subject: 'physics', types: ['SINGLE'], questions: 2, counted: 2, rule: schemes.jeeMain },
    {
      title: 'Physics · B',
      subject: 'physics',
      types: ['INTEGER'],
      questions: 2,
      counted: 1,
      rule: schemes.jeeMainNumeric,
    },
  ],
};
const draft = (changes: Partial<Draft> = {}): Draft => ({
  title: 'Mock',
  minutes: 180,
  instructions: { type: 'doc', content: [] },
  console: { reviewSaves: true, keyboardNumbers: true, languages: ['en'] },
  patternId: 'replay',
  sections: [
    { id: 'a', title: 'Physics · A', rule: schemes.jeeMain, questionIds: ['s1', 's2'] },
    { id: 'b', title: 'Physics · B', rule: schemes.jeeMainNumeric, counted: 1, questionIds: ['i1', 'i2'] },
  ],
  ...changes,
});
const typeOf = (id: string) => (id.startsWith('s') ? 'SINGLE' : id.startsWith('i') ? 'INTEGER' : undefined);
const knownOf = { typeOf, stemOf: () => null };

it('finds a paper complete that has every number of its pattern', () => {
  expect(compareWithPattern(draft(), pattern, knownOf)).toMatchObject({
    complete: true,
    extra: 0,
    minutesDiffer: false,
  });
});

it('counts what is missing in each section', () => {
  const [a, b] = draft().sections;
  const { sections, complete } = compareWithPattern(
    draft({ sections: [{ ...a!, questionIds: ['s1'] }, b!] }),
    pattern,
    knownOf,
  );
  expect(complete).toBe(false);
  expect(sections.map(({ have, need }) => [have, need])).toEqual([
    [1, 2],
    [2, 2],
  ]);
});

it('names other marks, another number of answers that count, and types that the pattern has not', () => {
  const [a, b] = draft().sections;
  const { counted: _all, ...all } = b!;
  const { sections } = compareWithPattern(
    draft({ sections: [{ ...a!, rule: schemes.plain, questionIds: ['s1', 'i9'] }, all] }),
    pattern,
    knownOf,
  );
  expect(sections.map(({ differs }) => differs)).toEqual([['marks', 'types'], ['counted']]);
});

it('does not blame a question that it does not know yet', () => {
  const [a, b] = draft().sections;
  const { complete } = compareWithPattern(
    draft({ sections: [{ ...a!, questionIds: ['s1', '?'] }, b!] }),
    pattern,
    knownOf,
  );
  expect(complete).toBe(true);
});

it('sees sections that are missing or too many, and another time', () => {
  const [a, b] = draft().sections;
  expect(compareWithPattern(draft({ sections: [a!] }), pattern, knownOf).sections[1]).toMatchObject({
    sectionId: null,
    have: 0,
  });
  expect(compareWithPattern(draft({ sections: [a!, b!, { ...a!, id: 'c' }] }), pattern, knownOf).extra).toBe(1);
  expect(compareWithPattern(draft({ minutes: 90 }), pattern, knownOf)).toMatchObject({
    minutesDiffer: true,
    complete: false,
  });
});

it('names what the screen has that the exam has not, and tells nothing of languages', () => {
  const own = { ...draft().console, look: 'neet' as const, calculator: 'basic' as const, languages: ['hi' as const] };
  const { console: differing, complete } = compareWithPattern(draft({ console: own }), pattern, knownOf);
  expect([differing, complete]).toEqual([['look', 'calculator'], false]);
});

it('is not as the exam when its sections are locked, or a question has marks of its own', () => {
  const sections = draft().sections.map((section) => ({ ...section, minutes: 90 }));
  expect(compareWithPattern(draft({ sections }), pattern, knownOf)).toMatchObject({ isLocked: true, complete: false });
  const [first, second] = draft().sections;
  const own = { ...first!, questionRules: { s1: { ...schemes.jeeMain, right: 500 } } };
  const standing = compareWithPattern(draft({ sections: [own, second!] }), pattern, knownOf);
  expect(standing.sections[0]!.differs).toEqual(['marks']);
  expect(standing.marks).toEqual({ have: 1300, need: 1200 });
});

it('tells where questions do not share as many stems as the exam has, once their groups are known', () => {
  const [a, b] = pattern.sections;
  const stemmed = { ...pattern, sections: [a!, { ...b!, questions: 4, counted: 4, stems: 2 }] };
  const differs = (stems: readonly (string | null | undefined)[]) => {
    const questionIds = stems.map((_stem, at) => `i${at}`);
    const [first, second] = draft().sections;
    const { counted: _all, ...section } = { ...second!, questionIds };
    const stemOf = (id: string) => stems[questionIds.indexOf(id)];
    return compareWithPattern(draft({ sections: [first!, section] }), stemmed, { typeOf, stemOf }).sections[1]!.differs;
  };
  expect(differs(['g1', 'g1', 'g2', 'g2'])).toEqual([]);
  expect(differs(['g1', 'g1'])).toEqual([]);
  expect(differs(['g1', 'g1', 'g2', undefined])).toEqual([]);
  for (const wrong of [
    ['g1', 'g1', 'g1', 'g1'],
    ['g1', 'g2', 'g3'],
    ['g1', null],
  ])
    expect(differs(wrong)).toEqual(['stems']);
});
