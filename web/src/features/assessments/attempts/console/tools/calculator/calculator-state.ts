/** What has been pressed so far, as it is shown and as the engine reads it. */
interface Token {
  readonly shown: string;
  readonly code: string;
}
export interface CalculatorState {
  readonly tokens: readonly Token[];
  /** After `=`: what came out, the beginning of the next calculation; `error` where nothing did. */
  readonly result: string | 'error' | undefined;
  readonly memory: number;
  readonly degrees: boolean;
}
/** Works out an expression; undefined where it has no value. */
export type Evaluate = (code: string, degrees: boolean) => number | undefined;

/** The constants and functions that are written before what they are of. */
const prefixes: Readonly<Record<string, Token>> = Object.fromEntries(
  ['sin', 'cos', 'tan', 'asin', 'acos', 'atan', 'sinh', 'cosh', 'tanh', 'ln', 'log', 'sqrt', 'cbrt', 'abs'].map(
    (name) => [name, { shown: `${shownName(name)}(`, code: `${name}(` }],
  ),
);
const operands: Readonly<Record<string, Token>> = {
  ...prefixes,
  '(': { shown: '(', code: '(' },
  pi: { shown: 'π', code: ' pi ' },
  e: { shown: 'e', code: ' e ' },
  tenTo: { shown: '10^(', code: '10^(' },
  eTo: { shown: 'e^(', code: ' e^(' },
};
/** What follows a number: an operator, or what is done to it. */
const continuations: Readonly<Record<string, Token>> = {
  '+': { shown: ' + ', code: '+' },
  '-': { shown: ' − ', code: '-' },
  '*': { shown: ' × ', code: '*' },
  '/': { shown: ' ÷ ', code: '/' },
  mod: { shown: ' mod ', code: ' mod ' },
  power: { shown: '^', code: '^' },
  root: { shown: ' yroot ', code: '^(1/' },
  exp: { shown: '×10^', code: '*10^' },
  ')': { shown: ')', code: ')' },
  '%': { shown: '%', code: '/100' },
  square: { shown: '²', code: '^2' },
  cube: { shown: '³', code: '^3' },
  inverse: { shown: '⁻¹', code: '^(-1)' },
  factorial: { shown: '!', code: '!' },
};

function shownName(name: string): string {
  if (name === 'sqrt') return '√';
  if (name === 'cbrt') return '∛';
  return /^a(?:sin|cos|tan)$/.test(name) ? `${name.slice(1)}⁻¹` : name;
}

export const freshCalculator: CalculatorState = { tokens: [], result: undefined, memory: 0, degrees: true };
const longest = 60;

/** The expression as it is shown, with a true minus sign. */
export const writeExpression = ({ tokens }: CalculatorState): string => tokens.map(({ shown }) => shown).join('');

/** exams: console behaviour. What a key makes of the calculator; keys that mean nothing here change nothing. */
export function pressKey(state: CalculatorState, key: string, evaluate: Evaluate): CalculatorState {
  if (/^[0-9.]$/.test(key)) return typeDigit(state, key);
  if (operands[key]) return append(begun(state), operands[key]);
  if (continuations[key]) return goOn(state, key, continuations[key]);
  switch (key) {
    case '=':
      return finish(state, evaluate);
    case 'clear':
      return { ...state, tokens: [], result: undefined };
    case 'backspace':
      return state.result === undefined
        ? { ...state, tokens: state.tokens.slice(0, -1) }
        : { ...state, result: undefined };
    case 'negate':
      return negate(state);
    case 'angle':
      return { ...state, degrees: !state.degrees };
    default:
      return useMemoryKey(state, key, evaluate);
  }
}

function useMemoryKey(state: CalculatorState, key: string, evaluate: Evaluate): CalculatorState {
  if (key === 'mc') return { ...state, memory: 0 };
  if (key === 'mr') return append(begun(state), numberToken(state.memory));
  const done = finish(state, evaluate);
  const value = done.result === undefined || done.result === 'error' ? undefined : Number(done.result);
  if (value === undefined) return done;
  if (key === 'ms') return { ...done, memory: value };
  if (key === 'm+') return { ...done, memory: exact(state.memory + value) };
  return key === 'm-' ? { ...done, memory: exact(state.memory - value) } : state;
}

function typeDigit(state: CalculatorState, digit: string): CalculatorState {
  const now = begun(state);
  if (digit === '.' && numberAtEnd(now).includes('.')) return now;
  return append(now, { shown: digit, code: digit });
}

/** The digits at the end of the expression. */
function numberAtEnd({ tokens }: CalculatorState): string {
  const from = tokens.findLastIndex(({ code }) => !/^[0-9.]$/.test(code)) + 1;
  return tokens
    .slice(from)
    .map(({ code }) => code)
    .join('');
}

/** An operator goes on with the result; two in a row: the later one counts. A minus may begin. */
function goOn(state: CalculatorState, key: string, token: Token): CalculatorState {
  const now = continued(state);
  const last = now.tokens.at(-1);
  if (!last) return key === '-' ? append(now, token) : now;
  if (isOperator(last) && isOperator(token)) {
    const kept = key === '-' && last.code !== '-' && last.code !== '+' ? now.tokens : now.tokens.slice(0, -1);
    return kept.length === 0 && key !== '-' ? now : append({ ...now, tokens: kept }, token);
  }
  if (last.code.endsWith('(') && key !== '-') return now;
  return append(now, token);
}

const isOperator = ({ code }: Token) => /^(?:[-+*/^]| mod |\*10\^)$/.test(code);

function negate(state: CalculatorState): CalculatorState {
  const now = continued(state);
  if (now.tokens.length === 0) return now;
  const [first] = now.tokens;
  if (first?.code === '-(') return { ...now, tokens: now.tokens.slice(1, -1) };
  return { ...now, tokens: [{ shown: '−(', code: '-(' }, ...now.tokens, { shown: ')', code: ')' }] };
}

/** Brackets that were left open are closed. */
function finish(state: CalculatorState, evaluate: Evaluate): CalculatorState {
  if (state.result !== undefined || state.tokens.length === 0) return state;
  const code = state.tokens.map((token) => token.code).join('');
  const open = code.split('(').length - code.split(')').length;
  const value = evaluate(code + ')'.repeat(Math.max(0, open)), state.degrees);
  return { ...state, result: value === undefined ? 'error' : String(exact(value)) };
}

/** Twelve digits: what two decimals add up to shows no traces of the binary. */
const exact = (value: number): number => Number(value.toPrecision(12));

/** A new calculation where the last one is over. */
const begun = (state: CalculatorState): CalculatorState =>
  state.result === undefined ? state : { ...state, tokens: [], result: undefined };

/** The result as the beginning of what follows. */
function continued(state: CalculatorState): CalculatorState {
  if (state.result === undefined) return state;
  const tokens = state.result === 'error' ? [] : [numberToken(Number(state.result))];
  return { ...state, tokens, result: undefined };
}

const numberToken = (value: number): Token => ({
  shown: String(value).replaceAll('-', '−'),
  code: value < 0 || String(value).includes('e') ? `(${value})` : String(value),
});

const append = (state: CalculatorState, token: Token): CalculatorState =>
  state.tokens.length >= longest ? state : { ...state, tokens: [...state.tokens, token] };
