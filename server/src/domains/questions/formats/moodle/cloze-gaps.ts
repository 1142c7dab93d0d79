import type { QuestionType } from '@abhyas/contract/questions/shapes';

/** One gap of a text as Moodle writes it: `{1:MULTICHOICE:=right~wrong#why}`. */
export interface Gap {
  readonly type: Extract<QuestionType, 'SINGLE' | 'MULTIPLE' | 'FILL-BLANK-TEXT' | 'FILL-BLANK-NUMBER'>;
  readonly exactCase: boolean;
  /** The marks of the gap are other than one. */
  readonly weighed: boolean;
  readonly answers: readonly { readonly text: string; readonly weight: number; readonly commented: boolean }[];
}

export interface GappedText {
  /** With a blank in the place of each gap, numbered where there are several. */
  readonly text: string;
  readonly gaps: readonly Gap[];
  /** A kind of gap that nobody here knows. */
  readonly unknown: string | undefined;
}

const GAP = /(?<!\\)\{\s*(\d*)\s*:\s*([A-Z]{2,}(?:_[A-Z]+)?)\s*:((?:\\[\s\S]|[^\\}])*)\}/g;
const kinds: readonly (readonly [RegExp, Gap['type']])[] = [
  [/^(?:MULTICHOICE|MC)_?[VH]?S?$/, 'SINGLE'],
  [/^(?:MULTIRESPONSE|MR)_?H?S?$/, 'MULTIPLE'],
  [/^(?:SHORTANSWER|SA|MW)(?:_?C)?$/, 'FILL-BLANK-TEXT'],
  [/^(?:NUMERICAL|NM)$/, 'FILL-BLANK-NUMBER'],
];

export const hasGaps = (text: string): boolean => new RegExp(GAP).test(text);

/** The sign of a gap in the text: of the only one, or of one of several. */
export const blankOf = (number: number, several: boolean): string => `${several ? `(${number}) ` : ''}________`;

/** Takes the gaps out of a text. */
export function gapsIn(source: string): GappedText {
  const found = [...source.matchAll(GAP)];
  const gaps: Gap[] = [];
  let unknown: string | undefined;
  for (const [, marks = '', name = '', answers = ''] of found) {
    const type = kinds.find(([pattern]) => pattern.test(name))?.[1];
    if (type === undefined) unknown ??= name;
    else
      gaps.push({
        type,
        exactCase: type === 'FILL-BLANK-TEXT' && name.endsWith('C'),
        weighed: marks !== '' && Number(marks) !== 1,
        answers: answers.split(/(?<!\\)~/).flatMap(answerOf),
      });
  }
  let number = 0;
  return { text: source.replaceAll(GAP, () => blankOf(++number, found.length > 1)), gaps, unknown };
}

/** A hash is what is said to whoever gives the answer; behind an ampersand it is a sign by its number. */
function answerOf(written: string): Gap['answers'] {
  const [answer = '', ...comments] = written.split(/(?<![\\&])#/);
  const [, share, right, text = ''] = /^\s*(?:%(-?[\d.]+)%)?(=)?([\s\S]*)$/.exec(answer) ?? [];
  const said = text.replaceAll(/\\([~#{}=/":])/g, '$1').trim();
  if (said === '') return [];
  const weight = share === undefined ? (right === undefined ? 0 : 100) : Number(share);
  return [{ text: said, weight, commented: comments.some((comment) => comment.trim() !== '') }];
}
