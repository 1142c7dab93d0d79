import { wordsOf } from '../../../kernel/search/words.ts';
import { formulaTerms } from './formula-terms.ts';

/** What somebody typed into the search, taken apart as questions are. */
export interface Query {
  readonly words: readonly string[];
  /** Neighbours that the formulas must have. */
  readonly formulas: readonly string[];
  /** The last word may still be being typed. */
  readonly open: string | undefined;
  /** `Q-18830`, or a number alone, may mean that question. */
  readonly number: number | undefined;
}

const MOST_WORDS = 12;
const NUMBER = /^(?:q-?)?(\d{1,15})$/i;
const FORMULA = /[\\^_={}+<>|*$]/;
/** Beside a formula a short piece belongs to it: `\frac12 m v^2`. */
const BESIDE = /^[A-Za-z0-9+\-=()]{1,2}$/;

/** Formulas are told from words by their signs; dollars around them help but are not needed. */
export function readQuery(typed: string): Query {
  const pieces = typed.match(/\$[^$]+\$|\S+/g) ?? [];
  const formulas: string[] = [];
  const plain: string[] = [];
  const isFormula = pieces.map((piece) => FORMULA.test(piece));
  const joined = pieces.map(
    (piece, at) => isFormula[at] || (BESIDE.test(piece) && (isFormula[at - 1] === true || isFormula[at + 1] === true)),
  );
  let run = '';
  for (const [at, piece] of pieces.entries()) {
    if (joined[at]) run += ` ${piece.replaceAll('$', '')}`;
    else {
      if (run) formulas.push(run);
      run = '';
      plain.push(piece);
    }
  }
  if (run) formulas.push(run);
  const words = [...new Set(wordsOf(plain.join(' ')))].slice(0, MOST_WORDS);
  const number = NUMBER.exec(typed.trim())?.[1];
  return {
    words,
    formulas: [...new Set(formulas.flatMap(formulaTerms))].slice(0, 40),
    open: joined.at(-1) || /\s$/.test(typed) ? undefined : words.at(-1),
    number: number === undefined ? undefined : Number(number),
  };
}
