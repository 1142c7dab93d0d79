import type { RowProblem } from '@abhyas/contract/questions/imports';
import { readSource } from './read-source.ts';

const difficultyWords: Readonly<Record<string, 'Easy' | 'Medium' | 'Hard'>> = {
  simple: 'Easy',
  basic: 'Easy',
  low: 'Easy',
  beginner: 'Easy',
  ez: 'Easy',
  eazy: 'Easy',
  moderate: 'Medium',
  average: 'Medium',
  intermediate: 'Medium',
  normal: 'Medium',
  med: 'Medium',
  mid: 'Medium',
  midium: 'Medium',
  meduim: 'Medium',
  mediam: 'Medium',
  modrate: 'Medium',
  difficult: 'Hard',
  tough: 'Hard',
  high: 'Hard',
  advanced: 'Hard',
  challenging: 'Hard',
  complex: 'Hard',
  dificult: 'Hard',
  'very hard': 'Hard',
  'very easy': 'Easy',
  'very difficult': 'Hard',
};
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** What a cell most likely meant; undefined where that would be a guess. `cell`: the whole text of the column. Pure. */
export function suggestFix({ code }: Pick<RowProblem, 'code'>, cell: string): string | undefined {
  switch (code) {
    case 'DIFFICULTY_UNKNOWN':
      return difficultyWords[cell.trim().toLowerCase()];
    case 'EXAM_DATE_FORMAT':
    case 'EXAM_MONTH_UNKNOWN':
      return suggestExams(cell);
    case 'CORRECT_NOT_A_NUMBER':
      return suggestOptions(cell);
    case 'MATH_UNKNOWN_COMMAND':
      return suggestCommands(cell);
    case 'CORRECT_AMBIGUOUS':
      return suggestNumber(cell);
    case 'CORRECT_REPEATED':
      return [...new Set(cell.split(/[,;]/).map((part) => part.trim()))].join(',');
    default:
      return undefined;
  }
}

/** Commands of LaTeX's words, which formulas do not know, and what they stand for in a formula. */
const commands: Readonly<Record<string, string>> = {
  textgreater: '>',
  textless: '<',
  textdegree: '^{\\circ}',
  textpm: '\\pm ',
  texttimes: '\\times ',
  textdiv: '\\div ',
  textmu: '\\mu ',
  textohm: '\\Omega ',
  textmho: '\\mho ',
  textbar: '|',
  textbackslash: '\\backslash ',
  textasciitilde: '\\sim ',
  textasciicircum: '\\hat{}',
  textrightarrow: '\\rightarrow ',
  textleftarrow: '\\leftarrow ',
  textperiodcentered: '\\cdot ',
  textbullet: '\\bullet ',
  textsuperscript: '^',
  textsubscript: '_',
  textquotesingle: "'",
  textquoteright: "'",
};
const COMMAND = new RegExp(`\\\\(${Object.keys(commands).join('|')})(?![a-zA-Z])(?:\\{\\})?[ ]?`, 'g');

/** Offered only where the formulas can be typeset afterwards. */
function suggestCommands(cell: string): string | undefined {
  const written = cell.replaceAll(COMMAND, (_found, name: string) => commands[name]!);
  return written === cell || readSource('', written).problem ? undefined : written;
}

/** `₹1,500`, `25 %` and `1,500` as a number: what a student types has none of these signs. */
function suggestNumber(cell: string): string | undefined {
  const plain = cell
    .trim()
    .replace(/^(?:₹|Rs\.?)\s*/i, '')
    .replace(/\s*%$/, '');
  if (/^\d{1,3}(?:,\d{2,3})*,\d{3}(?:\.\d+)?$/.test(plain)) return plain.replaceAll(',', '');
  return plain !== cell.trim() && /^[+-]?\d+(?:\.\d+)?$/.test(plain) ? plain : undefined;
}

/** Every exam of the cell as `MMM-yyyy`: `Jan 24`, `January 2024`, `01/2024`, `2024-1`, `Sept-2023`. */
function suggestExams(cell: string): string | undefined {
  const exams = cell
    .split(/[,;\n]/)
    .map((part) => part.trim())
    .filter(Boolean)
    .map(examOf);
  return exams.length > 0 && exams.every((exam) => exam !== undefined) ? exams.join(', ') : undefined;
}

function examOf(text: string): string | undefined {
  const named = /^(\p{L}{3,9})\.?[\s\-–/'’,.]*(\d{4}|\d{2})$/u.exec(text);
  const numbered = /^(\d{1,2})[-/.](\d{4})$/.exec(text) ?? undefined;
  const reversed = /^(\d{4})[-/.](\d{1,2}|\p{L}{3,9})$/u.exec(text);
  const word = named?.[1] ?? (reversed && /\p{L}/u.test(reversed[2]!) ? reversed[2] : undefined);
  const number = numbered?.[1] ?? (reversed && word === undefined ? reversed[2] : undefined);
  const month = word
    ? months.find(
        (name) => fullNames[name]!.startsWith(word.toLowerCase()) || (word.toLowerCase() === 'sept' && name === 'Sep'),
      )
    : months[Number(number) - 1];
  const year = named?.[2] ?? numbered?.[2] ?? reversed?.[1];
  if (!month || !year) return undefined;
  const full = year.length === 2 ? `20${year}` : year;
  return Number(full) >= 1950 && Number(full) <= 2099 ? `${month}-${full}` : undefined;
}

const fullNames: Readonly<Record<string, string>> = {
  Jan: 'january',
  Feb: 'february',
  Mar: 'march',
  Apr: 'april',
  May: 'may',
  Jun: 'june',
  Jul: 'july',
  Aug: 'august',
  Sep: 'september',
  Oct: 'october',
  Nov: 'november',
  Dec: 'december',
};

/** `B`, `(b)`, `Option 2` and `A, C` as the numbers of the options; undefined where they are none. */
export function suggestOptions(cell: string): string | undefined {
  const parts = cell
    .replace(/^(?:answer|ans\.?|option|options)\s*[:.]?\s*/i, '')
    .split(/[,;&/]|\band\b/i)
    .map((part) =>
      part
        .trim()
        .replaceAll(/^\(|[).\]]$|^option\s*/gi, '')
        .trim(),
    );
  const numbers = parts.map((part) =>
    /^[1-6]$/.test(part) ? part : /^[a-f]$/i.test(part) ? String(part.toUpperCase().charCodeAt(0) - 64) : undefined,
  );
  return numbers.length > 0 && numbers.every((number) => number !== undefined)
    ? [...new Set(numbers)].join(',')
    : undefined;
}
