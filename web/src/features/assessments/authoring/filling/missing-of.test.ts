import type { ExamPattern } from '@abhyas/contract/assessments/patterns';
import { describe, expect, it } from 'vitest';
import { schemes } from '../draft/marking-schemes.ts';
import { filledOf, missingOf, wantedIn } from './missing-of.ts';

const section = (id: string, questions: number) => ({
  id,
  title: id,
  rule: schemes.jeeMain,
  questionIds: Array.from({ length: questions }, (_, at) => `${id}${at}`),
});
const official = (questions: number) => ({ questions, counted: questions, types: ['SINGLE'], subject: 'physics' });
const pattern = { sections: [official(20), official(5), official(20)] } as unknown as ExamPattern;
const target = (sectionId: string, count: number) => ({ sectionId, count, chapters: [] });

describe('how many questions a section should have', () => {
  it('is what the pattern says at its place, whatever its blueprint says', () => {
    const draft = { sections: [section('a', 17), section('b', 5)], targets: [target('a', 12)] };
    expect(wantedIn(draft, pattern)).toEqual([20, 5]);
  });

  it('is what its blueprint says where no pattern does', () => {
    const draft = { sections: [section('a', 3), section('b', 5)], targets: [target('b', 8)] };
    expect(wantedIn(draft, undefined)).toEqual([undefined, 8]);
    expect(filledOf(draft, undefined)).toEqual({ have: 8, need: 11 });
  });

  it('is not known where neither does', () => {
    expect(filledOf({ sections: [section('a', 3)] }, undefined)).toBeUndefined();
  });

  it('counts the sections of a pattern that were taken out as missing', () => {
    expect(filledOf({ sections: [section('a', 17), section('b', 5)] }, pattern)).toEqual({ have: 22, need: 45 });
  });
});

describe('what is missing', () => {
  it('is told by section, and not of those that have enough or more', () => {
    const draft = { sections: [section('a', 17), section('b', 7), section('c', 0)] };
    expect(missingOf(draft, pattern).map(({ section: { id }, count }) => [id, count])).toEqual([
      ['a', 3],
      ['c', 20],
    ]);
  });
});
