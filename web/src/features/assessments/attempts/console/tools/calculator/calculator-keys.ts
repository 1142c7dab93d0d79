import type { ConsoleProfile } from '@abhyas/contract/assessments/shapes';

export interface CalculatorKey {
  /** What it does, in the words of `pressKey`. */
  readonly key: string;
  readonly shown: string;
  /** Its name for those who do not see the sign; the sign itself where it is said well. */
  readonly name?: string | undefined;
  readonly look: 'digit' | 'operator' | 'function' | 'memory' | 'equals' | 'clear';
}

const named = (look: CalculatorKey['look'], keys: string): CalculatorKey[] =>
  keys.split(' ').map((entry) => {
    const [key = '', shown = key, name] = entry.split('|');
    return { key, shown, name, look };
  });

const memory = named('memory', 'mc|MC|mc mr|MR|mr ms|MS|ms m+|M+|mPlus m-|M−|mMinus');
/** Rows from the top, as calculators have them. */
const basic: readonly CalculatorKey[] = [
  ...memory.slice(0, 4),
  ...named('clear', 'clear|C|clear backspace|⌫|backspace'),
  ...named('operator', '%|%|percent /|÷|divide'),
  ...named('digit', '7 8 9'),
  ...named('operator', '*|×|times'),
  ...named('digit', '4 5 6'),
  ...named('operator', '-|−|minus'),
  ...named('digit', '1 2 3'),
  ...named('operator', '+|+|plus'),
  ...named('digit', '0 .|.|point'),
  ...named('function', 'sqrt|√|sqrt'),
  ...named('equals', '=|=|equals'),
];
const scientific: readonly CalculatorKey[] = [
  ...memory,
  ...named('clear', 'backspace|⌫|backspace clear|C|clear'),
  ...named('function', 'sin|sin|sin cos|cos|cos tan|tan|tan (|(|open )|)|close'),
  ...named('operator', 'mod|mod|mod %|%|percent'),
  ...named('function', 'asin|sin⁻¹|asin acos|cos⁻¹|acos atan|tan⁻¹|atan'),
  ...named('digit', '7 8 9'),
  ...named('operator', '/|÷|divide'),
  ...named('function', 'sinh|sinh|sinh cosh|cosh|cosh tanh|tanh|tanh'),
  ...named('digit', '4 5 6'),
  ...named('operator', '*|×|times'),
  ...named('function', 'ln|ln|ln log|log|log exp|Exp|exp'),
  ...named('digit', '1 2 3'),
  ...named('operator', '-|−|minus'),
  ...named('function', 'eTo|eˣ|eTo tenTo|10ˣ|tenTo power|xʸ|power'),
  ...named('digit', '0 .|.|point'),
  ...named('function', 'negate|±|negate'),
  ...named('operator', '+|+|plus'),
  ...named('function', 'square|x²|square cube|x³|cube sqrt|√|sqrt cbrt|∛|cbrt root|ʸ√x|root'),
  { key: 'abs', shown: '|x|', name: 'abs', look: 'function' },
  ...named('function', 'inverse|1/x|inverse factorial|n!|factorial pi|π|pi e|e|e'),
  ...named('equals', '=|=|equals'),
];

/** The keys of a calculator, row by row: four in a row of the basic one, seven of the scientific one. */
export const keysOf = (kind: NonNullable<ConsoleProfile['calculator']>): readonly CalculatorKey[] =>
  kind === 'scientific' ? scientific : basic;

const typed: Readonly<Record<string, string>> = {
  Enter: '=',
  '=': '=',
  Backspace: 'backspace',
  Delete: 'clear',
  ',': '.',
  '−': '-',
  '×': '*',
  '÷': '/',
};
const typedScientific: Readonly<Record<string, string>> = {
  '^': 'power',
  '!': 'factorial',
  '(': '(',
  ')': ')',
  p: 'pi',
  e: 'e',
  s: 'sin',
  c: 'cos',
  t: 'tan',
  l: 'log',
  n: 'ln',
  r: 'sqrt',
};

/** The calculator's key that a key of the keyboard means. */
export function keyFor(pressed: string, isScientific: boolean): string | undefined {
  if (/^[0-9.+\-*/%]$/.test(pressed)) return pressed;
  return typed[pressed] ?? (isScientific ? typedScientific[pressed] : undefined);
}
