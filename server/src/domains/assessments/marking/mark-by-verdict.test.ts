import { type KeyPopulation, type KeyVerdictKind, populationsOf } from '@abhyas/contract/assessments/key-rules';
import type { MarkingRule, StoredAnswer } from '@abhyas/contract/assessments/shapes';
import type { AnswerKey, QuestionType, Response } from '@abhyas/contract/questions/shapes';
import { fromSource } from '@abhyas/contract/rich-text';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { schemes } from './schemes.ts';
import type { PaperVersion } from '../versions/paper-version.ts';
import { inForce, type VerdictInForce, type VerdictsInForce } from './key-verdicts.ts';
import { markAnswers } from './mark-answers.ts';

const main = schemes.jeeMainSingle.rule;
const ladder = schemes.jeeAdvancedMultiple2025.rule;
const choice = (...accepted: number[]): AnswerKey => ({ kind: 'choice', accepted: [accepted] });
const number = (value: string): AnswerKey => ({ kind: 'number', accepted: [{ from: value, to: value }] });

interface Section {
  readonly rule?: MarkingRule;
  readonly counted?: number;
  readonly types: readonly QuestionType[];
}
function paper(...sections: Section[]): PaperVersion {
  let count = 0;
  return {
    paperId: 'paper',
    version: 1,
    title: 'Mock',
    minutes: 30,
    instructions: fromSource(''),
    console: { reviewSaves: true, keyboardNumbers: true, languages: ['en'] },
    sections: sections.map(({ rule = main, counted, types }, at) => ({
      id: `s${at}`,
      title: `Section ${at}`,
      rule,
      ...(counted !== undefined && { counted }),
      questions: types.map((type) => ({
        id: `q${++count}`,
        type,
        subject: 'physics' as const,
        version: 1,
        keyVersion: 1,
        index: `${at + 1}.${count}.0`,
        optionCount: 4,
        difficulty: 1 as const,
        areaId: 'area',
        topic: 'Topic',
      })),
    })),
    sets: 1,
    questions: count,
    fullMarks: 0,
    publishedAt: new Date(0),
  };
}
const saved = (questionId: string, response: Response | null): StoredAnswer => ({
  questionId,
  kind: 'answer',
  seat: 1,
  sequence: 1,
  answer: { response, review: false, seconds: 10 },
});
const verdict = (
  kind: VerdictInForce['kind'],
  population: KeyPopulation = populationsOf[kind][0],
  ...keys: AnswerKey[]
): VerdictInForce => ({ kind, keys, population });

/** One question with option 2 published, marked under a verdict: outcome, marks and sentence. */
function one(
  given: VerdictInForce,
  response: Response | null,
  rule: MarkingRule = main,
  key = choice(2),
  type: QuestionType = 'SINGLE',
) {
  const { answers } = markAnswers(
    paper({ rule, types: [type] }),
    new Map([['q1', key]]),
    response ? [saved('q1', response)] : [],
    new Map([['q1', given]]),
  );
  const { outcome, marks, full, explanation } = answers[0]!;
  expect(full).toBe(rule.right);
  return [outcome, marks, explanation.code];
}
const chose = (...options: number[]): Response => ({ options });

describe('exams: keys. A verdict', () => {
  it.each<[string, VerdictInForce, Response | null, [string, number, string]]>([
    [
      'change the key: the new one',
      verdict('change_key', 'chose_right', choice(3)),
      chose(3),
      ['right', 400, 'RIGHT_CORRECTED'],
    ],
    [
      'change the key: the old one',
      verdict('change_key', 'chose_right', choice(3)),
      chose(2),
      ['wrong', -100, 'WRONG_CORRECTED'],
    ],
    [
      'change the key: wrong both times',
      verdict('change_key', 'chose_right', choice(3)),
      chose(4),
      ['wrong', -100, 'WRONG'],
    ],
    ['change the key: nothing', verdict('change_key', 'chose_right', choice(3)), null, ['unanswered', 0, 'UNANSWERED']],
    [
      'several right: the published one',
      verdict('several_keys', 'chose_right', choice(2), choice(3)),
      chose(2),
      ['right', 400, 'RIGHT'],
    ],
    [
      'several right: another',
      verdict('several_keys', 'chose_right', choice(2), choice(3)),
      chose(3),
      ['right', 400, 'RIGHT_SEVERAL'],
    ],
    [
      'several right: none of them',
      verdict('several_keys', 'chose_right', choice(2), choice(3)),
      chose(1),
      ['wrong', -100, 'WRONG'],
    ],
    [
      'several right for who attempted',
      verdict('several_keys', 'attempted', choice(2), choice(3)),
      chose(1),
      ['right', 400, 'BONUS_SEVERAL'],
    ],
    [
      'several right for who attempted: nothing',
      verdict('several_keys', 'attempted', choice(2), choice(3)),
      null,
      ['unanswered', 0, 'UNANSWERED'],
    ],
    [
      'several right for all',
      verdict('several_keys', 'appeared', choice(2), choice(3)),
      null,
      ['right', 400, 'BONUS_SEVERAL'],
    ],
    ['all right: anything', verdict('all_right'), chose(4), ['right', 400, 'ALL_RIGHT']],
    ['all right: nothing', verdict('all_right'), null, ['unanswered', 0, 'UNANSWERED']],
    ['all right for all', verdict('all_right', 'appeared'), null, ['right', 400, 'ALL_RIGHT_EVERYBODY']],
    ['drop: wrong before', verdict('drop'), chose(1), ['right', 400, 'DROPPED_EVERYBODY']],
    ['drop: nothing', verdict('drop'), null, ['right', 400, 'DROPPED_EVERYBODY']],
    ['drop for who attempted', verdict('drop', 'attempted'), chose(1), ['right', 400, 'DROPPED']],
    ['drop for who attempted: nothing', verdict('drop', 'attempted'), null, ['unanswered', 0, 'DROPPED_BLANK']],
  ])('%s', (_, given, response, expected) => {
    expect(one(given, response)).toEqual(expected);
  });

  it('goes by the ladder: a changed key gives part marks, of several keys the best for the student counts', () => {
    const multiple = (given: VerdictInForce, response: Response) =>
      one(given, response, ladder, choice(1, 2), 'MULTIPLE');
    expect(multiple(verdict('change_key', 'chose_right', choice(1, 2, 4)), chose(1, 4))).toEqual([
      'partial',
      200,
      'LADDER',
    ]);
    expect(multiple(verdict('change_key', 'chose_right', choice(1, 3)), chose(1, 2))).toEqual([
      'wrong',
      -200,
      'WRONG_CORRECTED',
    ]);
    const both = verdict('several_keys', 'chose_right', choice(1, 2), choice(1, 3, 4));
    expect(multiple(both, chose(3, 4))).toEqual(['partial', 200, 'LADDER']);
    expect(multiple(both, chose(1, 3, 4))).toEqual(['right', 400, 'RIGHT_SEVERAL']);
    expect(multiple(verdict('drop'), chose(3))).toEqual(['right', 400, 'DROPPED_EVERYBODY']);
  });

  it('goes by a question’s own rule, and rounds numbers as the section says', () => {
    const version = paper({ rule: { ...main, decimals: 0 }, types: ['INTEGER'] });
    const own = { ...version.sections[0]!.questions[0]!, rule: { ...main, right: 200, wrong: 0, decimals: 0 } };
    const changed = { ...version, sections: [{ ...version.sections[0]!, questions: [own] }] };
    const marks = (verdicts: VerdictsInForce, typed: string) =>
      markAnswers(changed, new Map([['q1', number('7')]]), [saved('q1', { number: typed })], verdicts).marks;
    const corrected = new Map([['q1', verdict('change_key', 'chose_right', number('8'))]]);
    expect(['7.4', '7.5', '8.49'].map((typed) => marks(corrected, typed))).toEqual([0, 200, 200]);
    expect(marks(new Map([['q1', verdict('drop')]]), '99')).toBe(200);
  });

  it('of “attempt N of M” to who attempted helps only among the answers that count', () => {
    const version = paper({ counted: 2, types: ['SINGLE', 'SINGLE', 'SINGLE'] });
    const keys = new Map(['q1', 'q2', 'q3'].map((id) => [id, choice(2)]));
    const stored = ['q1', 'q2', 'q3'].map((id) => saved(id, chose(id === 'q3' ? 1 : 2)));
    const marking = markAnswers(version, keys, stored, new Map([['q3', verdict('drop', 'attempted')]]));
    expect(marking.answers.map(({ explanation: { code } }) => code)).toEqual(['RIGHT', 'RIGHT', 'NOT_COUNTED']);
    expect(marking.marks).toBe(800);
  });
});

const kinds = ['change_key', 'several_keys', 'all_right', 'drop'] as const;
const responses = fc.option(fc.integer({ min: 1, max: 4 }).map((option) => chose(option)));
const someVerdict = fc.constantFrom(...kinds).chain((kind) =>
  fc.constantFrom(...populationsOf[kind]).map((population) => {
    const keys = { change_key: [choice(3)], several_keys: [choice(3), choice(4)], all_right: [], drop: [] }[kind];
    return { kind, population, keys };
  }),
);
const sheets = fc.record({
  size: fc.integer({ min: 1, max: 8 }),
  counted: fc.option(fc.integer({ min: 1, max: 8 }), { nil: undefined }),
  rule: fc.constantFrom<MarkingRule>(main, ladder, schemes.jeeAdvancedNumeric.rule),
});

describe('verdicts', () => {
  const built = ({ size, counted, rule }: { size: number; counted: number | undefined; rule: MarkingRule }) => {
    const types = Array.from({ length: size }, () => 'SINGLE' as const);
    const version = paper({ rule, types, ...(counted !== undefined && { counted: Math.min(counted, size) }) });
    const ids = version.sections[0]!.questions.map(({ id }) => id);
    return { version, ids, keys: new Map(ids.map((id) => [id, choice(2)])) };
  };
  const given = (ids: readonly string[], chosen: readonly (Response | null)[]) =>
    ids.flatMap((id, at) => (chosen[at] ? [saved(id, chosen[at])] : []));
  const many = fc.array(responses, { minLength: 8, maxLength: 8 });

  it('drop for all who appeared gives everybody the same marks for that question, also where N of M count', () => {
    fc.assert(
      fc.property(sheets, many, many, fc.integer({ min: 0, max: 7 }), (sheet, mine, yours, at) => {
        const { version, ids, keys } = built(sheet);
        const dropped = ids[at % ids.length]!;
        const verdicts = new Map([[dropped, verdict('drop')]]);
        const marks = [mine, yours].map((chosen) =>
          markAnswers(version, keys, given(ids, chosen), verdicts).answers.find(
            ({ questionId }) => questionId === dropped,
          )!,
        );
        expect(marks.map((answer) => [answer.marks, answer.full])).toEqual([
          [sheet.rule.right, sheet.rule.right],
          [sheet.rule.right, sheet.rule.right],
        ]);
      }),
    );
  });

  it('drop takes marks from nobody, and leaves the full marks of the section', () => {
    fc.assert(
      fc.property(
        sheets,
        many,
        fc.integer({ min: 0, max: 7 }),
        fc.constantFrom(...populationsOf.drop),
        (sheet, chosen, at, population) => {
          const { version, ids, keys } = built(sheet);
          const verdicts = new Map([[ids[at % ids.length]!, verdict('drop', population)]]);
          const [before, after] = [
            noVerdict(version, keys, given(ids, chosen)),
            markAnswers(version, keys, given(ids, chosen), verdicts),
          ];
          expect(after.marks).toBeGreaterThanOrEqual(before.marks);
          expect(after.subjects[0]!.full).toBe(before.subjects[0]!.full);
          expect(after.marks).toBeLessThanOrEqual(after.subjects[0]!.full);
        },
      ),
    );
  });
  const noVerdict = (version: PaperVersion, keys: ReadonlyMap<string, AnswerKey>, stored: readonly StoredAnswer[]) =>
    markAnswers(version, keys, stored);

  it('give the same marks in whatever order they are read, and marking what they made again changes nothing', () => {
    const decisions = fc.array(
      fc.record({ questionId: fc.constantFrom('q1', 'q2', 'q3'), given: someVerdict, keep: fc.boolean() }),
      { maxLength: 8 },
    );
    fc.assert(
      fc.property(sheets, many, decisions, fc.infiniteStream(fc.nat()), (sheet, chosen, made, turns) => {
        const { version, ids, keys } = built(sheet);
        const rows = made.map(({ questionId, given: { kind, ...rest }, keep }, at) => ({
          questionId,
          number: at + 1,
          kind: (keep ? 'keep' : kind) as KeyVerdictKind,
          ...rest,
        }));
        const turned = rows
          .map((row) => ({ row, turn: turns.next().value ?? 0 }))
          .toSorted((a, b) => a.turn - b.turn)
          .map(({ row }) => row);
        const stored = given(ids, chosen);
        const marking = markAnswers(version, keys, stored, inForce(rows));
        expect(markAnswers(version, keys, stored, inForce(turned))).toEqual(marking);
        const again = marking.answers.flatMap(({ questionId, response }) =>
          response ? [saved(questionId, response)] : [],
        );
        expect(markAnswers(version, keys, again, inForce(rows))).toEqual(marking);
      }),
    );
  });
});
