import { fromSource } from '@abhyas/contract/rich-text';
import type {
  AnswerKey,
  QuestionContent,
  QuestionDraft,
  QuestionType,
  Response,
} from '@abhyas/contract/questions/shapes';

/** A question of the room: what is asked, the response that is right, and others that are wrong as a whole. */
interface Asked {
  readonly type: QuestionType;
  readonly key: AnswerKey;
  readonly right: Response;
  readonly wrong: readonly Response[];
}

const single = (right: number): Asked => ({
  type: 'SINGLE',
  key: { kind: 'choice', accepted: [[right]] },
  right: { options: [right] },
  wrong: [1, 2, 3, 4].filter((option) => option !== right).map((option) => ({ options: [option] })),
});
const number = (type: QuestionType, value: string, ...wrong: readonly string[]): Asked => ({
  type,
  key: { kind: 'number', accepted: [{ from: value, to: value }] },
  right: { number: value },
  wrong: wrong.map((one) => ({ number: one })),
});

/** Each type that a machine marks, in two halves: the sections of the paper. */
export const asked: readonly Asked[] = [
  single(1),
  single(4),
  {
    type: 'MULTIPLE',
    key: { kind: 'choice', accepted: [[1, 3]] },
    right: { options: [1, 3] },
    wrong: [{ options: [2] }, { options: [1, 2, 3] }],
  },
  number('INTEGER', '144', '-144', '0'),
  number('DECIMAL', '0.125', '0.5', '-0.125'),
  single(2),
  {
    type: 'FILL-BLANK-TEXT',
    key: { kind: 'text', accepted: ['newton'], caseSensitive: false },
    right: { text: 'newton' },
    wrong: [{ text: 'joule' }, { text: 'न्यूटन “N”' }],
  },
  {
    type: 'MATRIX',
    key: { kind: 'matrix', rows: [[1, 3], [2]] },
    right: { rows: [[1, 3], [2]] },
    wrong: [{ rows: [[], [1]] }, { rows: [[2], [1, 3]] }],
  },
  { ...single(3), type: 'MATCH-LIST' },
  { ...single(2), type: 'ASSERTION-REASON' },
  number('FILL-BLANK-NUMBER', '0', '32', '-1'),
  single(3),
];

/** The question as its author writes it. */
export function draftOf({ type, key }: Asked, place: number, knowledgeAreaId: string): QuestionDraft {
  const words = (source: readonly string[]) => source.map((one) => fromSource(one));
  const lists = { first: words(['P one', 'Q two']), second: words(['one', 'two', 'three']) };
  const hasOptions = type === 'SINGLE' || type === 'MULTIPLE' || type === 'MATCH-LIST';
  const content: QuestionContent = {
    stem: fromSource(type === 'ASSERTION-REASON' ? '' : `Question ${place}: which one?`),
    options: hasOptions ? words(['one', 'two', 'three', 'four']) : [],
    explanation: fromSource('Because.'),
    ...((type === 'MATRIX' || type === 'MATCH-LIST') && { lists }),
    ...(type === 'ASSERTION-REASON' && {
      statements: { assertion: fromSource(`Assertion ${place}`), reason: fromSource('Its reason') },
    }),
  };
  return { type, difficulty: 1, knowledgeAreaId, pastExams: [], content: { en: content }, key };
}
