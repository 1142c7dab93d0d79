import type { MarkingRule } from '@abhyas/contract/assessments/shapes';
import { type Difficulty, difficultyNames } from '@abhyas/contract/questions/shapes';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { QuestionFigures } from '../../questions/index.ts';
import type { PaperVersion, PlacedQuestion } from '../versions/paper-version.ts';
import { turnsKept } from './choose-turns.ts';
import { expectationOf } from './expectation.ts';
import { expectedSections } from './expected-of.ts';
import { setOrder } from '../versions/set-order.ts';
import { spreadOf } from './spread.ts';
import { setLetters } from '../versions/turn-around.ts';

const rule: MarkingRule = { right: 400, wrong: -100, unanswered: 0, ladder: [] };
const placed = (id: string, difficulty: Difficulty, group?: string): PlacedQuestion => ({
  id,
  version: 1,
  keyVersion: 1,
  index: '',
  type: 'INTEGER',
  optionCount: 0,
  difficulty,
  subject: 'physics',
  areaId: 'a',
  topic: 'Waves',
  ...(group !== undefined && { group: { id: group, version: 1 } }),
});
/** A section as JEE Main 2021 to 2024 has it beside one of which every question counts. */
const versionOf = (
  paperId: string,
  levels: readonly { readonly difficulty: Difficulty; readonly inGroup: boolean }[],
  counted: number,
): PaperVersion => ({
  paperId,
  version: 1,
  title: 'Mock',
  minutes: 180,
  instructions: { type: 'doc', content: [] },
  console: { reviewSaves: true, keyboardNumbers: true, languages: ['en'] },
  sections: [
    { id: 'whole', title: 'A', rule, questions: [placed('w1', 0), placed('w2', 1), placed('w3', 2)] },
    {
      id: 'some',
      title: 'B',
      rule,
      counted,
      questions: levels.map(({ difficulty, inGroup }, at) =>
        placed(`q${at}`, difficulty, inGroup ? `g${Math.floor(at / 2)}` : undefined),
      ),
    },
  ],
  sets: 4,
  questions: 3 + levels.length,
  fullMarks: 0,
  publishedAt: new Date('2026-11-20T10:00:00Z'),
});
const level = fc.record({
  difficulty: fc.constantFrom<Difficulty>(...(Object.keys(difficultyNames).map(Number) as Difficulty[])),
  inGroup: fc.boolean(),
});
const versions = fc
  .tuple(fc.uuid(), fc.array(level, { minLength: 3, maxLength: 15 }), fc.nat())
  .map(([id, levels, some]) => versionOf(id, levels, 1 + (some % (levels.length - 1))));
const none: ReadonlyMap<string, QuestionFigures> = new Map();
const spreadWith = (version: PaperVersion, figures = none) =>
  spreadOf(setLetters.map((letter) => expectationOf(expectedSections(setOrder(version, letter), figures))));
const idsOf = (version: PaperVersion) => version.sections[1]!.questions.map(({ id }) => id);

describe('the sets of a paper of which some questions count', () => {
  it('are expected to bring the same score in the same time where only difficulty and type are known', () => {
    fc.assert(
      fc.property(versions, (version) => {
        expect(spreadWith(turnsKept(version, none))).toEqual({ marks: 0, seconds: 0, kept: true });
      }),
    );
  });

  it('stay within 2 % of each other whatever students did with the questions', () => {
    const shown = fc.record({ right: fc.nat(40), expectedSeconds: fc.option(fc.integer({ min: 30, max: 600 })) });
    fc.assert(
      fc.property(versions, fc.array(shown, { minLength: 15, maxLength: 15 }), (version, stories) => {
        const figures = new Map(
          stories.map(({ right, expectedSeconds }, at) => [
            `q${at}`,
            { answers: 40, right, partial: 0, wrong: 40 - right, meanSeconds: null, expectedSeconds },
          ]),
        );
        expect(spreadWith(turnsKept(version, figures), figures).kept).toBe(true);
      }),
      { numRuns: 40 },
    );
  });

  it('hold each question once, those of a stem together, and at each place one of the same difficulty', () => {
    fc.assert(
      fc.property(versions, fc.constantFrom(...setLetters), (version, letter) => {
        const turned = setOrder(turnsKept(version, none), letter);
        expect(idsOf(turned).toSorted()).toEqual(idsOf(version).toSorted());
        const shape = (of: PaperVersion) => of.sections[1]!.questions.map(({ difficulty }) => difficulty);
        expect(shape(turned)).toEqual(shape(setOrder(turned, 'A')));
        for (const mates of Map.groupBy(turned.sections[1]!.questions, ({ group }) => group?.id).entries())
          if (mates[0] !== undefined) {
            const places = mates[1].map((mate) => turned.sections[1]!.questions.indexOf(mate));
            expect(Math.max(...places) - Math.min(...places)).toBe(places.length - 1);
          }
      }),
    );
  });

  it('are still four orders where enough questions are alike', () => {
    const version = versionOf(
      'paper',
      Array.from({ length: 15 }, (_, at) => ({ difficulty: (at % 3) as Difficulty, inGroup: false })),
      10,
    );
    expect(spreadWith(version).kept).toBe(false);
    const kept = turnsKept(version, none);
    expect(new Set(setLetters.map((letter) => idsOf(setOrder(kept, letter)).join())).size).toBe(4);
  });

  it('keep the orders that were given out before there were turns', () => {
    const before = versionOf(
      '01930000-0000-7000-8000-000000000001',
      Array.from({ length: 8 }, (_, at) => ({ difficulty: 1 as const, inGroup: at > 5 })),
      3,
    );
    expect(setLetters.map((letter) => idsOf(setOrder(before, letter)).join(' '))).toEqual([
      'q0 q1 q2 q3 q4 q5 q6 q7',
      'q6 q7 q0 q1 q5 q4 q3 q2',
      'q4 q2 q6 q7 q0 q5 q3 q1',
      'q0 q4 q6 q7 q5 q2 q1 q3',
    ]);
  });
});
