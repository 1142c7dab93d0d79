import type { SetLetter } from '@abhyas/contract/assessments/shapes';
import { fromSource } from '@abhyas/contract/rich-text';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fixedOptions } from '../sets/fixed-options.ts';
import { optionOrder, type TurnedQuestion } from './option-order.ts';
import { type OrderedVersion, setOrder } from './set-order.ts';
import { setLetters } from './turn-around.ts';

const letters = fc.constantFrom<SetLetter>(...setLetters);

const alike = { type: 'SINGLE', difficulty: 1 } as const;
/** Sections of single questions and groups of one to four, each id once. */
const versions = fc
  .tuple(
    fc.uuid(),
    fc.integer({ min: 1, max: 9 }),
    fc.array(fc.array(fc.integer({ min: 0, max: 4 }), { maxLength: 12 }), { minLength: 1, maxLength: 4 }),
  )
  .map(([paperId, version, shape]): OrderedVersion => {
    let count = 0;
    return {
      paperId,
      version,
      sections: shape.map((units, at) => ({
        id: `s${at}`,
        questions: units.flatMap((mates, unit) =>
          mates === 0
            ? [{ ...alike, id: `q${++count}` }]
            : Array.from({ length: mates }, () => ({ ...alike, id: `q${++count}`, group: { id: `g${at}-${unit}` } })),
        ),
      })),
    };
  });
const ids = ({ sections }: OrderedVersion) => sections.map(({ questions }) => questions.map(({ id }) => id));

describe('the questions of a set', () => {
  it('are those of the paper, each once and in its own section', () => {
    fc.assert(
      fc.property(versions, letters, (version, letter) => {
        const turned = ids(setOrder(version, letter));
        expect(turned.map((section) => section.toSorted())).toEqual(ids(version).map((section) => section.toSorted()));
      }),
    );
  });

  it('that share a stem stand beside each other, in the order of their group', () => {
    fc.assert(
      fc.property(versions, letters, (version, letter) => {
        for (const [at, { questions }] of setOrder(version, letter).sections.entries())
          for (const mates of Map.groupBy(questions, ({ group }) => group?.id).entries()) {
            const [group, members] = mates;
            if (group === undefined) continue;
            const places = members.map((member) => questions.indexOf(member));
            expect(Math.max(...places) - Math.min(...places)).toBe(members.length - 1);
            const composed = version.sections[at]!.questions.filter((one) => one.group?.id === group);
            expect(members.map(({ id }) => id)).toEqual(composed.map(({ id }) => id));
          }
      }),
    );
  });

  it('stand in set A as composed, and in the others in an order of their own that never changes', () => {
    fc.assert(
      fc.property(versions, (version) => {
        expect(setOrder(version, 'A')).toBe(version);
        for (const letter of setLetters)
          expect(ids(setOrder(structuredClone(version), letter))).toEqual(ids(setOrder(version, letter)));
        for (const [at, { questions }] of version.sections.entries()) {
          const units = new Set(questions.map(({ id, group }) => group?.id ?? id)).size;
          const orders = new Set(setLetters.map((letter) => ids(setOrder(version, letter))[at]!.join()));
          if (units >= 4) expect(orders.size).toBe(4);
          if (units === 2) expect(orders.size).toBe(2);
        }
      }),
    );
  });

  it('say where they stand', () => {
    fc.assert(
      fc.property(versions, (version) => {
        for (const [at, { questions }] of setOrder(version, 'C').sections.entries())
          for (const [place, question] of questions.entries())
            expect(question).toMatchObject({ index: `${at + 1}.${place + 1}.0` });
      }),
    );
  });

  it('are the same object each time, so that what is kept beside a version is found again', () => {
    const [version] = fc.sample(versions, 1);
    expect(setOrder(version!, 'B')).toBe(setOrder(version!, 'B'));
  });
});

const turnable = fc.record({
  id: fc.uuid(),
  type: fc.constantFrom('SINGLE' as const, 'MULTIPLE' as const),
  optionCount: fc.integer({ min: 2, max: 6 }),
  fixedOptions: fc.subarray([1, 2, 3, 4, 5, 6]),
});
const paper = { paperId: 'p', version: 1 };

describe('the options of a question in a set', () => {
  it('are all shown once, and those that must keep their place do', () => {
    fc.assert(
      fc.property(turnable, letters, (question, letter) => {
        const order = optionOrder(paper, letter, question);
        if (!order) return;
        expect(order.toSorted((a, b) => a - b)).toEqual(order.map((_one, at) => at + 1));
        expect(order).toHaveLength(question.optionCount);
        for (const one of question.fixedOptions.filter((number) => number <= question.optionCount))
          expect(order[one - 1]).toBe(one);
      }),
    );
  });

  it('stand in another order in each of four sets where four of them are free', () => {
    fc.assert(
      fc.property(fc.uuid(), (id) => {
        const question: TurnedQuestion = { id, type: 'SINGLE', optionCount: 4 };
        const orders = setLetters.map((letter) => (optionOrder(paper, letter, question) ?? [1, 2, 3, 4]).join());
        expect(new Set(orders).size).toBe(4);
      }),
    );
  });

  it.each(['ASSERTION-REASON', 'MATCH-LIST', 'MATRIX', 'INTEGER'] as const)(
    'of %s stay as written in every set',
    (type) => {
      for (const letter of setLetters)
        expect(optionOrder(paper, letter, { id: 'q', type, optionCount: 4 })).toBeUndefined();
    },
  );

  it('stay as written in set A, and where only one is free', () => {
    expect(optionOrder(paper, 'A', { id: 'q', type: 'SINGLE', optionCount: 4 })).toBeUndefined();
    const question: TurnedQuestion = { id: 'q', type: 'SINGLE', optionCount: 4, fixedOptions: [1, 2, 4] };
    expect(optionOrder(paper, 'B', question)).toBeUndefined();
  });
});

const words = (options: readonly string[], stem = 'Which one?', explanation = 'By the first law.') => ({
  stem: fromSource(stem),
  options: options.map(fromSource),
  explanation: fromSource(explanation),
});

describe('options that keep their place', () => {
  it.each([
    ['none', ['2 m', '3 m', '4 m', '5 m'], []],
    ['“all of the above” where it stands', ['Iron', 'Zinc', 'Tin', 'All of the above'], [4]],
    ['“none of these” in Hindi', ['लोहा', 'जस्ता', 'टिन', 'इनमें से कोई नहीं'], [4]],
    ['everything where one names two others', ['Iron', 'Zinc', 'Both A and B', 'Tin'], [1, 2, 3, 4]],
    ['everything where numbers name them', ['Iron', 'Zinc', '(1) and (2)', 'Tin'], [1, 2, 3, 4]],
    ['nothing for a plain “and”', ['Mass and length', 'Time and mass', 'Length', 'Mass'], []],
  ] as const)('%s', (_what, options, expected) => expect(fixedOptions('SINGLE', [words(options)])).toEqual(expected));

  it('are all of them where the solution names one by its place, in any language', () => {
    const plain = words(['1', '2', '3', '4']);
    const named = words(['1', '2', '3', '4'], 'Which one?', 'Hence option (2) is right.');
    const hindi = words(['1', '2', '3', '4'], 'कौन सा?', 'अतः विकल्प (B) सही है।');
    expect(fixedOptions('SINGLE', [plain])).toEqual([]);
    expect(fixedOptions('SINGLE', [named])).toEqual([1, 2, 3, 4]);
    expect(fixedOptions('SINGLE', [plain, hindi])).toEqual([1, 2, 3, 4]);
  });
});
