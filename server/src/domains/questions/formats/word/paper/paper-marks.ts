import { optionAlphabets as alphabets } from '@abhyas/contract/questions/paper-signs';

type Alphabet = (typeof alphabets)[number];

/** How the options of a question are marked: `(A)`, `A)` or `A.`, in one of the alphabets. */
export interface OptionStyle {
  readonly alphabet: Alphabet;
  readonly form: 'brackets' | 'sign';
}

/** Where an option begins in a line, and where its words do. */
export interface OptionMark {
  readonly style: OptionStyle;
  readonly at: number;
  readonly words: number;
}

const escape = (words: string) => words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
/** Before a mark in the middle of a line is a gap; a letter in brackets is clear enough behind one space. */
const markOf = (letter: string, form: OptionStyle['form']) =>
  form === 'brackets'
    ? new RegExp(`(?:^|[\\s\\uFFFC])(\\(\\s*${escape(letter)}\\s*\\)\\s*)`)
    : new RegExp(`(?:^\\s*|\\t\\s*|\\s{2,})(${escape(letter)}\\s*[.)](?:\\s+|(?=[^\\s.\\d])))`);

/** The next option of a question: the first is looked for in every style, those behind it in its own. */
export function findOption(text: string, from: number, index: number, style?: OptionStyle): OptionMark | undefined {
  const styles: readonly OptionStyle[] = style
    ? [style]
    : alphabets.flatMap((alphabet) =>
        (['brackets', 'sign'] as const)
          // `1.` begins a question.
          .filter((form) => form === 'brackets' || !/[1१]/.test(alphabet))
          .map((form) => ({ alphabet, form })),
      );
  for (const one of styles) {
    const letter = one.alphabet[index];
    const found = letter === undefined ? undefined : markOf(letter, one.form).exec(text.slice(from));
    if (!found) continue;
    const at = from + found.index + found[0].length - found[1]!.length;
    // The first option stands at the beginning of a line, or others follow it there.
    const next = one.alphabet[1]!;
    if (index > 0 || text.slice(0, at).trim() === '' || markOf(next, one.form).test(text.slice(at + found[1]!.length)))
      return { style: one, at, words: at + found[1]!.length };
  }
  return undefined;
}

/** A line that only decorates, or ends a paper. */
export const isOrnament = (text: string): boolean =>
  /^[\s\-–—_*=.]+$/.test(text) ||
  /^[\s*\-–—]*(?:best of luck|all the best|end of (?:the )?paper|शुभकामनाएँ)[\s*!.\-–—]*$/i.test(text);

/** `B`, `(b)`, `2`, `ख` as the number of an option; undefined where it is none. */
export function optionNumber(text: string): number | undefined {
  const letter = text.trim().replaceAll(/[()[\].\s]/g, '');
  if ([...letter].length !== 1) return undefined;
  const found = alphabets.map((alphabet) => alphabet.indexOf(letter)).find((at) => at >= 0);
  return found === undefined ? undefined : found + 1;
}

const latin = (digits: string) => Number(digits.replaceAll(/[०-९]/g, (digit) => String('०१२३४५६७८९'.indexOf(digit))));
const QUESTION =
  /^\s*(?:(Q(?:ues(?:tion)?)?|प्रश्न|प्र)\s*\.?\s*(?:no\.?\s*|सं\.?\s*)?)?([\d०-९]{1,3})\s*([.):\-–]|(?=\s))\s*/i;

/** The number with which a line begins a question; `named`: it says that it is one. Undefined where it begins none. */
export function questionMark(
  text: string,
): { readonly number: number; readonly named: boolean; readonly words: number } | undefined {
  const found = QUESTION.exec(text);
  if (!found) return undefined;
  const named = found[1] !== undefined;
  // `9 N` and `2.5 m` are words.
  if (!named && (found[3] === '' || /^\d/.test(text.slice(found[0].trimEnd().length)))) return undefined;
  return { number: latin(found[2]!), named, words: found[0].length };
}

/** The style that a sign such as `(A)` or `a.` stands for, and back. */
export const styleOf = (sign: string): OptionStyle | undefined => {
  const alphabet = alphabets.find((letters) => sign.includes(letters[0]!));
  return alphabet && { alphabet, form: sign.startsWith('(') ? 'brackets' : 'sign' };
};
export const signOf = ({ alphabet, form }: OptionStyle): string =>
  form === 'brackets' ? `(${alphabet[0]})` : `${alphabet[0]}.`;

const ANSWER =
  /(?:^|\s{2,}|\t|\uFFFC\s*|[\])]\s+)[[(]?\s*(?:correct\s+(?:answer|option|choice)|answer|ans(?:wer)?|key|सही\s+(?:उत्तर|विकल्प)|उत्तर|उ\.)(?:\s*(?:is|है))?\s*(?:[.:\-–—=]+\s*|(?=\())/i;
const SOLUTION = /(?:^|\s)(?:solution|soln?|explanation|hint|हल|व्याख्या|समाधान)\s*(?:[.:\-–—]+\s*|$)/i;

/** Where an answer or a solution is said in a line, and where its words begin. */
export const answerMark = (text: string): Said | undefined => saidIn(ANSWER, text);
export const solutionMark = (text: string): Said | undefined => saidIn(SOLUTION, text);
/** The same behind a word of the author's own, at the beginning of a line or behind a gap. */
export const ownMark = (word: string) => {
  const own = new RegExp(
    `(?:^\\s*|\\s{2,}|\\t|\\uFFFC\\s*|[\\])]\\s+)[[(]?\\s*${escape(word)}\\s*[.:\\-–—=]*\\s*`,
    'i',
  );
  return (text: string): Said | undefined => saidIn(own, text);
};
interface Said {
  readonly at: number;
  readonly words: number;
}
function saidIn(pattern: RegExp, text: string): Said | undefined {
  const found = pattern.exec(text);
  return found ? { at: found.index, words: found.index + found[0].length } : undefined;
}

/** Headings behind the questions, and between them. */
export const isKeyHeading = (text: string): boolean =>
  /^\s*(?:answer\s*(?:key|sheet)s?|answers|key|उत्तर\s*(?:कुंजी|माला|तालिका))\s*[:.\-–]*\s*$/i.test(text);
export const isSolutionsHeading = (text: string): boolean =>
  /^\s*(?:hints?\s*(?:&|and|\/)\s*)?(?:solutions|explanations|detailed\s+solutions)\s*[:.\-–]*\s*$|^\s*(?:हल|व्याख्या)\s*[:.]*\s*$/i.test(
    text,
  );
export const isSectionHeading = (text: string): boolean =>
  /^\s*(?:section|part|भाग|खण्ड|खंड)(?![\p{L}\p{M}])[\s:\-–]*[\p{L}\d()]{0,12}\s*(?:[:\-–(].{0,60})?$/iu.test(text);

const PAIR = /([\d०-९]{1,3})\s*[.):\-–—=]?\s*\(?([A-Fa-f1-6क-घअबसद१-६])\)?(?![\p{L}\d])/gu;

/** `1-B 2-C`, `1. (2)  2. (4)`: numbers of questions with the numbers of their options; undefined where a line says more than that. */
export function keyPairs(text: string): (readonly [number, number])[] | undefined {
  const rest = text.replaceAll(PAIR, '').replaceAll(/[\s,;|.]+/g, '');
  if (rest !== '') return undefined;
  return [...text.matchAll(PAIR)].map(
    ([, number = '', letter = '']) => [latin(number), optionNumber(letter)!] as const,
  );
}

/** The pairs of a table of keys: side by side in a row, or a row of numbers above a row of letters. */
export function tablePairs(rows: readonly (readonly string[])[]): (readonly [number, number])[] {
  const numberIn = (cell: string) =>
    /^\s*(?:Q\.?\s*)?[\d०-९]{1,3}\s*[.)]?\s*$/i.test(cell) ? latin(/[\d०-९]+/.exec(cell)![0]) : undefined;
  const body = rows.map((row) => row.filter((cell) => cell.trim() !== ''));
  const heads = (row: readonly string[] | undefined) =>
    (row ?? []).filter((cell) => numberIn(cell) === undefined && optionNumber(cell) === undefined);
  const known = body.map((row) => row.filter((cell) => !heads(row).includes(cell)));
  if (heads(body.flat()).some((cell) => cell.length > 20)) return [];
  const pairs: (readonly [number, number])[] = [];
  for (let i = 0; i < known.length; i++) {
    const row = known[i]!;
    const below = known[i + 1];
    const numbers = row.map(numberIn);
    const rises =
      numbers.length > 1 &&
      numbers.every((number, at) => number !== undefined && (at === 0 || number === numbers[at - 1]! + 1));
    if (
      (rises || row.length === 1) &&
      below?.length === row.length &&
      numbers.every((one) => one !== undefined) &&
      below.every((cell) => optionNumber(cell) !== undefined)
    ) {
      row.forEach((_cell, at) => pairs.push([numbers[at]!, optionNumber(below[at]!)!]));
      i++;
      continue;
    }
    for (let at = 0; at + 1 < row.length; at += 2) {
      const number = numberIn(row[at]!);
      const option = optionNumber(row[at + 1]!);
      if (number === undefined || option === undefined) return [];
      pairs.push([number, option]);
    }
  }
  return pairs.length >= 2 ? pairs : [];
}
