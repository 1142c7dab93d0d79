import { questionTypes } from '@abhyas/contract/questions/shapes';
import { renderHook } from '@testing-library/react';
import i18next from 'i18next';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import insightsEn from '../../../../i18n/assessments.insights.en.json';
import insightsHi from '../../../../i18n/assessments.insights.hi.json';
import wordsEn from '../../../../i18n/assessments.en.json';
import wordsHi from '../../../../i18n/assessments.hi.json';
import { useExplanation } from './use-explanation.ts';

type Explained = Parameters<ReturnType<typeof useExplanation>>[0];
type Type = Explained['type'];
type Values = Explained['explanation']['values'];

const marking = '../../../../../../server/src/domains/assessments';
const sources = import.meta.glob<string>(
  [
    '../../../../../../server/src/domains/assessments/marking/mark-response.ts',
    '../../../../../../server/src/domains/assessments/marking/golden/*.txt',
  ],
  { eager: true, query: '?raw', import: 'default' },
);

/** Every sentence that marking may give, as marking lists them. */
const listed = /explanationCodes = \[([^\]]*)\]/.exec(sources[`${marking}/marking/mark-response.ts`] ?? '')?.[1] ?? '';
const codes = [...listed.matchAll(/'(\w+)'/g)].map(([, code]) => code!);
const papers = Object.entries(sources).flatMap(([file, text]) => {
  const id = /golden\/(.+)\.txt$/.exec(file)?.[1];
  return id ? [[id, text] as const] : [];
});

/** A language whose texts are their own names, to see which text was taken. */
const NAMES = 'qaa';
const { explanations } = wordsEn;

beforeAll(() => {
  const add = (language: string, words: object) =>
    i18next.addResourceBundle(language, 'translation', { assessments: words }, true, true);
  add('en', { ...wordsEn, insights: insightsEn });
  add('hi', { ...wordsHi, insights: insightsHi });
  const names = Object.fromEntries(Object.keys(explanations).map((name) => [name, name]));
  add(NAMES, { insights: insightsEn, explanations: names });
});
afterAll(async () => void (await i18next.changeLanguage('en')));

async function speak(language: string) {
  await i18next.changeLanguage(language);
  const { result } = renderHook(() => useExplanation());
  return (type: Type, code: string, values: Values) => result.current({ type, explanation: { code, values } });
}

/** What marking tells of a response that was held against a key. */
const held = (marks: string, rightChosen: number, wrongChosen: number, correct: number): Values => ({
  marks,
  chosen: rightChosen + wrongChosen,
  rightChosen,
  wrongChosen,
  correct,
});

const amounts = ['+4', '+1.5', '0', '−1', '−0.25'];
const sizes = [1, 2, 3, 4, 10, 11, 26];
const each = (values: (marks: string) => readonly Values[]) => amounts.flatMap(values);
const whole = each((marks) => sizes.map((size) => held(marks, size, 0, size)));
const wrong = each((marks) =>
  sizes.flatMap((size) => [held(marks, 0, 1, size), held(marks, 1, 1, size), held(marks, size, 2, size)]),
);
const part = each((marks) =>
  sizes.slice(1).flatMap((size) => [held(marks, 1, 0, size), held(marks, size - 1, 0, size)]),
);
const blank = each((marks) => sizes.map((size) => held(marks, 0, 0, size)));
const given = each((marks) => [{ marks }]);
const limited = [1, 2, 5, 10, 120].map((counted) => ({ counted }));

/** Everything that each sentence may be told. */
const variants: Readonly<Record<string, readonly Values[]>> = {
  RIGHT: whole,
  WRONG: wrong,
  UNANSWERED: blank,
  LADDER: part,
  INCOMPLETE: part,
  NOT_COUNTED: limited,
  NOT_NEEDED: limited,
  RIGHT_CORRECTED: whole,
  WRONG_CORRECTED: wrong,
  RIGHT_SEVERAL: whole,
  BONUS_SEVERAL: given,
  ALL_RIGHT: given,
  ALL_RIGHT_EVERYBODY: given,
  DROPPED: given,
  DROPPED_EVERYBODY: given,
  DROPPED_BLANK: blank,
};
const spoken = (code: string) =>
  questionTypes.flatMap((type) => (variants[code] ?? []).map((values) => ({ type, code, values })));

/** What no reader may see: an open place, the name of a text, a value that is not there, words of the other language. */
const unreadable = {
  en: /[{}[\]]|undefined|null|NaN|assessments\.|[A-Z]{2}|_|  |[ऀ-ॿ]/,
  hi: /[{}[\]]|[A-Za-z]|_|  /,
} as const;
const sentenceShape = { en: /^[^a-z].*\.$/, hi: /[ऀ-ॿ].*।$/ } as const;
const isBroken = (language: 'en' | 'hi', sentence: string, { marks, counted }: Values) =>
  unreadable[language].test(sentence) ||
  !sentenceShape[language].test(sentence) ||
  (marks === undefined ? counted !== 1 && !sentence.includes(` ${counted} `) : !sentence.startsWith(`${marks}: `));

describe('the sentences that explain marks', () => {
  it('are those that marking may give, each with all that it may be told', () => {
    expect(codes).not.toEqual([]);
    expect(Object.keys(variants).sort()).toEqual(codes.toSorted());
  });

  it.each(codes.flatMap((code) => (['en', 'hi'] as const).map((language) => [code, language] as const)))(
    '%s (%s) is whole for every type of question and every value',
    async (code, language) => {
      const say = await speak(language);
      const said = spoken(code).map(({ type, values }) => ({ type, values, sentence: say(type, code, values) }));
      expect(said.length).toBeGreaterThan(0);
      expect(said.filter(({ sentence, values }) => isBroken(language, sentence, values))).toEqual([]);
    },
  );

  it('take every text that is written for them, and no other', async () => {
    const say = await speak(NAMES);
    const taken = new Set(codes.flatMap(spoken).map(({ type, code, values }) => say(type, code, values)));
    expect([...taken].sort()).toEqual(Object.keys(explanations).sort());
  });

  it.each([
    ['en', ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', '11', '12']],
    ['hi', ['एक', 'दो', 'तीन', 'चार', 'पाँच', 'छह', 'सात', 'आठ', 'नौ', 'दस', '11', '12']],
  ])('in %s write counts up to ten in words, larger ones in digits', async (language, words) => {
    const say = await speak(language);
    const counts = words.slice(1).map((_, at) => held('+1', at + 1, 0, at + 2));
    expect(counts.map((values) => say('MULTIPLE', 'LADDER', values))).toEqual(
      counts.map((_, at) =>
        language === 'en'
          ? `+1: ${words[at]} of ${words[at + 1]} right options, none wrong.`
          : `+1: ${words[at + 1]} में से ${words[at]} सही विकल्प, कोई गलत नहीं।`,
      ),
    );
  });
});

describe('exams: the multiple-correct ladder, in words', () => {
  it.each([
    ['MULTIPLE', 'RIGHT', held('+4', 3, 0, 3), '+4: right answer.'],
    ['MULTIPLE', 'LADDER', held('+3', 3, 0, 4), '+3: three of four right options, none wrong.'],
    ['MULTIPLE', 'LADDER', held('+2', 2, 0, 4), '+2: two of four right options, none wrong.'],
    ['MULTIPLE', 'LADDER', held('+2', 2, 0, 3), '+2: two of three right options, none wrong.'],
    ['MULTIPLE', 'LADDER', held('+1', 1, 0, 2), '+1: one of two right options, none wrong.'],
    ['MULTIPLE', 'UNANSWERED', held('0', 0, 0, 3), '0: not answered.'],
    ['MULTIPLE', 'WRONG', held('−2', 0, 2, 2), '−2: wrong answer.'],
    ['MULTIPLE', 'WRONG', held('−2', 2, 1, 3), '−2: a wrong option was chosen beside two of three right ones.'],
    [
      'MULTIPLE',
      'INCOMPLETE',
      held('−1', 2, 0, 3),
      '−1: only two of three right options, and this question gives no part marks for that.',
    ],
    ['MULTIPLE', 'WRONG', held('−2', 1, 2, 1), '−2: a wrong option was chosen beside every right one.'],
    ['MULTIPLE', 'NOT_NEEDED', { counted: 1 }, 'Not needed: this section asks for one answer only.'],
    ['MATRIX', 'RIGHT', held('+4', 4, 0, 4), '+4: right answer.'],
    ['MATRIX', 'LADDER', held('+2', 2, 0, 4), '+2: two of four rows right, none wrong.'],
    ['MATRIX', 'WRONG', held('−1', 2, 1, 4), '−1: wrong answer.'],
    [
      'MATRIX',
      'INCOMPLETE',
      held('0', 1, 0, 4),
      '0: only one of four rows right, and this question gives no part marks for that.',
    ],
  ] as const)('%s %s %o', async (type, code, values, sentence) => {
    expect((await speak('en'))(type, code, values)).toBe(sentence);
  });
});

/** As a golden paper writes an outcome, and as its student reads it; `beside` tells of right options among wrong ones. */
const sentences: Readonly<Record<string, string>> = {
  '+1 LADDER 1/2': '+1: one of two right options, none wrong.',
  '+1 LADDER 1/3': '+1: one of three right options, none wrong.',
  '+2 LADDER 2/3': '+2: two of three right options, none wrong.',
  '+2 LADDER 2/4': '+2: two of four right options, none wrong.',
  '+3 LADDER 3/4': '+3: three of four right options, none wrong.',
  '+2 RIGHT': '+2: right answer.',
  '+3 RIGHT': '+3: right answer.',
  '+4 RIGHT': '+4: right answer.',
  '+3 RIGHT_CORRECTED': '+3: right by the corrected key.',
  '+4 RIGHT_CORRECTED': '+4: right by the corrected key.',
  '+4 RIGHT_SEVERAL': '+4: right, one of several accepted answers.',
  '+3 ALL_RIGHT': '+3: every answer to this question was accepted.',
  '+4 ALL_RIGHT': '+4: every answer to this question was accepted.',
  '+2 DROPPED': '+2: the question was dropped, full marks for all who attempted it.',
  '+4 DROPPED': '+4: the question was dropped, full marks for all who attempted it.',
  '+3 DROPPED_EVERYBODY': '+3: the question was dropped, full marks for all who appeared.',
  '+4 DROPPED_EVERYBODY': '+4: the question was dropped, full marks for all who appeared.',
  '0 DROPPED_BLANK': '0: the question was dropped, the marks go to those who attempted it.',
  '0 NOT_COUNTED 5': 'Not counted: in this section only the first 5 answers count.',
  '0 NOT_COUNTED 10': 'Not counted: in this section only the first 10 answers count.',
  '0 NOT_NEEDED 5': 'Not needed: this section asks for 5 answers only.',
  '0 NOT_NEEDED 10': 'Not needed: this section asks for 10 answers only.',
  '0 UNANSWERED': '0: not answered.',
  '0 WRONG': '0: wrong answer.',
  '−1 WRONG': '−1: wrong answer.',
  '−1 WRONG beside 1/1': '−1: a wrong option was chosen beside every right one.',
  '−1 WRONG beside 1/2': '−1: a wrong option was chosen beside one of two right ones.',
  '−1 WRONG beside 1/3': '−1: a wrong option was chosen beside one of three right ones.',
  '−1 WRONG beside 2/2': '−1: a wrong option was chosen beside every right one.',
  '−1 WRONG beside 2/3': '−1: a wrong option was chosen beside two of three right ones.',
  '−1 WRONG beside 3/3': '−1: a wrong option was chosen beside every right one.',
  '−2 WRONG beside 1/1': '−2: a wrong option was chosen beside every right one.',
  '−2 WRONG beside 1/2': '−2: a wrong option was chosen beside one of two right ones.',
  '−2 WRONG beside 1/3': '−2: a wrong option was chosen beside one of three right ones.',
  '−2 WRONG beside 2/2': '−2: a wrong option was chosen beside every right one.',
  '−2 WRONG beside 2/3': '−2: a wrong option was chosen beside two of three right ones.',
  '−2 WRONG beside 3/3': '−2: a wrong option was chosen beside every right one.',
  '−1 WRONG_CORRECTED': '−1: wrong by the corrected key.',
  '−2 WRONG_CORRECTED': '−2: wrong by the corrected key.',
};

interface Cell {
  readonly type: Type;
  readonly code: string;
  readonly written: string;
  readonly values: Values;
}

/** Every outcome of a golden paper, before and after the verdicts about its keys. */
function cellsOf(text: string): Cell[] {
  const keys = new Map<string, readonly [type: Type, key: string]>();
  return text.split('\n').flatMap((line) => {
    const [head, ...cells] = line.split(' | ');
    const [id, type, key] = head!.split(' ');
    if (cells.length === 0) return [];
    if (type) keys.set(id!, [type as Type, key!]);
    const [ofType, ofKey] = keys.get(id!)!;
    return cells.map((cell) => readCell(ofType, ofKey, type ? cell : `- ${cell}`));
  });
}

function readCell(type: Type, key: string, cell: string): Cell {
  const [response, marks, code, counts] = cell.split(' ') as [string, string, string, string?];
  const written = `${marks} ${code}${counts ? ` ${counts}` : ''}`;
  if (code.startsWith('NOT_')) return { type, code, written, values: { counted: Number(counts) } };
  const letters = type === 'MULTIPLE' ? [...response.replace(/[-x~*]/g, '')] : [];
  const rights = letters.filter((letter) => key.includes(letter)).length;
  const [right, correct] = counts?.split('/').map(Number) ?? [rights, type === 'MULTIPLE' ? key.length : 1];
  const values = held(marks, right!, letters.length - rights, correct!);
  const isMixed = code === 'WRONG' && rights > 0;
  return { type, code, written: isMixed ? `${written} beside ${right}/${correct}` : written, values };
}

describe('the golden papers, in words', () => {
  it('are there', () => expect(papers.length).toBeGreaterThanOrEqual(9));

  it.each(papers)('%s', async (_file, text) => {
    const cells = cellsOf(text);
    expect(cells.length).toBeGreaterThan(3 * 48);
    const english = await speak('en');
    expect(cells.filter((one) => english(one.type, one.code, one.values) !== sentences[one.written])).toEqual([]);
    const hindi = await speak('hi');
    expect(cells.filter((one) => isBroken('hi', hindi(one.type, one.code, one.values), one.values))).toEqual([]);
  });

  it('give every sentence of the list', () => {
    const written = papers.flatMap(([, text]) => cellsOf(text).map((one) => one.written));
    expect([...new Set(written)].sort()).toEqual(Object.keys(sentences).sort());
  });
});
