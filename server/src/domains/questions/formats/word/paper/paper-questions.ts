import type { PaperPattern } from '@abhyas/contract/questions/paper-pattern';
import { localName, textOf, type XmlNode } from '../../../../../kernel/xml/read-xml.ts';
import { cellsOf } from '../table-cells.ts';
import { type Line, OBJECT, sliceLine } from './paper-lines.ts';
import { isMarked, marksOf, type PaperMarks } from './pattern-marks.ts';
import {
  findOption,
  isKeyHeading,
  isOrnament,
  isSectionHeading,
  isSolutionsHeading,
  keyPairs,
  type OptionStyle,
  questionMark,
  tablePairs,
} from './paper-marks.ts';

/** A question of a paper as it was cut out; its key may stand at the end of the paper. */
export interface PaperQuestion {
  readonly number: number;
  /** How it begins. */
  readonly begun: 'number' | 'word' | 'list';
  readonly line: number;
  readonly stem: Line[];
  options: Line[][];
  style: OptionStyle | undefined;
  answer: string | undefined;
  readonly solution: Line[];
  /** Items of a list that Word numbers by itself: options, where nothing else is marked as one. */
  readonly listed: Line[];
  /** The last number of a list within its words. */
  inner: number;
  place: 'stem' | 'option' | 'solution';
  /** Words above it that belong to no question, such as a title. */
  readonly headed: boolean;
}

/** What of the key at the end fits no question. */
interface Unread {
  readonly line: number;
  readonly text: string;
}

type Beginning = Pick<PaperQuestion, 'number' | 'begun'> & { readonly words: number };
type Mode = 'questions' | 'key' | 'solutions';

/** Cuts the lines of a paper into questions. Every word of the file is in one of them, or is a heading, or is said to be unread. */
export class PaperCutter {
  readonly questions: PaperQuestion[] = [];
  readonly unread: Unread[] = [];
  readonly #typed: boolean;
  readonly #marks: PaperMarks;
  #mode: Mode = 'questions';
  #headed = false;
  #solved: PaperQuestion | undefined;

  constructor(lines: readonly Line[], pattern: PaperPattern) {
    this.#marks = marksOf(pattern);
    this.#typed = lines.some(({ item, text }) => !item && this.#marks.question(text)?.number === 1);
    for (const line of lines) this.#take(line);
    for (const question of this.questions) settle(question, this.#marks);
  }

  #take(line: Line): void {
    if (line.table) return this.#table(line, line.table);
    if (isKeyHeading(line.text) && this.questions.length > 0) this.#mode = 'key';
    else if (isSolutionsHeading(line.text) && this.questions.length > 0) this.#mode = 'solutions';
    else if (this.#mode === 'key') this.#key(line);
    else if (this.#mode === 'solutions') this.#solution(line);
    else this.#question(line);
  }

  #table(line: Line, table: XmlNode): void {
    const rows = cellsOf(table).map((row) => row.map(({ node }) => (node ? textOf(node).trim() : '')));
    const pairs = localName(table) === 'table' && this.questions.length > 1 ? tablePairs(rows) : [];
    if (pairs.length > 0) return this.#answer(pairs, line);
    const current = this.questions.at(-1);
    if (current) placeOf(current).push(line);
    else this.#headed = true;
  }

  #key(line: Line): void {
    const pairs = keyPairs(line.text);
    if (pairs && pairs.length > 0) this.#answer(pairs, line);
    else if (/\d/.test(line.text)) this.unread.push({ line: line.number, text: line.text.trim() });
  }

  #answer(pairs: readonly (readonly [number, number])[], line: Line): void {
    for (const [number, option] of pairs) {
      const open = this.questions.filter((one) => one.number === number);
      const question = open.find(({ answer }) => answer === undefined) ?? open[0];
      if (!question) this.unread.push({ line: line.number, text: `${number}: ${option}` });
      else question.answer ??= String(option);
    }
  }

  #solution(line: Line): void {
    const mark = questionMark(line.text);
    const question = mark && this.questions.find(({ number }) => number === mark.number);
    const isNext = question && (this.#solved === undefined || question.number === this.#solved.number + 1);
    if (question && isNext) {
      this.#solved = question;
      this.#solve(question, sliceLine(line, mark.words));
    } else if (this.#solved) this.#solved.solution.push(line);
    else if (line.text.trim() !== '') this.unread.push({ line: line.number, text: line.text.trim() });
  }

  /** A solution of the list at the end; a letter in brackets before it is the answer. */
  #solve(question: PaperQuestion, line: Line): void {
    const key = /^\s*\(([A-Fa-f1-6क-घ])\)\s*/.exec(line.text);
    if (key && question.answer === undefined) question.answer = key[1]!;
    const rest = sliceLine(line, key?.[0].length ?? 0);
    if (rest.text.trim() !== '') question.solution.push(rest);
  }

  #question(line: Line): void {
    const current = this.questions.at(-1);
    const begin = this.#begins(line, current);
    if (begin) {
      const { number, words, begun } = begin;
      const question: PaperQuestion = {
        number,
        begun,
        line: line.number,
        stem: [],
        options: [],
        style: undefined,
        answer: undefined,
        solution: [],
        listed: [],
        inner: 0,
        place: 'stem',
        headed: this.#headed,
      };
      this.#headed = false;
      this.questions.push(question);
      takeParts(question, sliceLine(line, words), this.#marks);
    } else if (!current || isSectionHeading(line.text) || isOrnament(line.text)) this.#headed = true;
    else {
      if (line.item) current.listed.push(line);
      takeParts(current, line, this.#marks);
    }
  }

  #begins(line: Line, current: PaperQuestion | undefined): Beginning | undefined {
    if (line.item)
      return !this.#typed && this.#marks.listed && line.item.level === 0
        ? { number: (current?.number ?? 0) + 1, words: 0, begun: 'list' }
        : undefined;
    const found = this.#marks.question(line.text);
    if (!found) return undefined;
    const { number, named, words } = found;
    const mark: Beginning = { number, words, begun: named ? 'word' : 'number' };
    if (!current) return number === 1 || named ? mark : undefined;
    if (number === 1 && this.questions.length > 1 && !this.questions.some(isWholeSoFar)) {
      // What was numbered so far are instructions.
      this.questions.length = 0;
      this.#headed = true;
      return mark;
    }
    const follows = number === current.number + 1 && current.inner !== number - 1;
    const isWhole = isWholeSoFar(current);
    const leaps = number > current.number && number <= current.number + 10 && isWhole && current.place !== 'solution';
    const restarts = number === 1 && this.#headed && isWhole;
    if (follows || leaps || restarts || (named && number > current.number)) return mark;
    if (number === current.inner + 1) current.inner = number;
    return undefined;
  }
}

const isWholeSoFar = ({ options, answer }: PaperQuestion) => options.length > 1 || answer !== undefined;

const placeOf = (question: PaperQuestion): Line[] =>
  question.place === 'solution' ? question.solution : (question.options.at(-1) ?? question.stem);

/** Puts what a line says into the options, the answer and the solution of its question, whatever stands beside each other in it. */
function takeParts(question: PaperQuestion, line: Line, marks: PaperMarks): void {
  const solution = marks.solution(line.text);
  const answer = marks.answer(line.text);
  const answers = question.answer === undefined ? answer : undefined;
  // A solution begins its line, or stands behind the answer: `solution` is a word of chemistry too.
  const isSaid = solution && (line.text.slice(0, solution.at).trim() === '' || (answers && answers.at < solution.at));
  const solves = isSaid ? solution : undefined;
  const end = Math.min(answers?.at ?? Infinity, solves?.at ?? Infinity, line.text.length);
  if (end > 0) takeOptions(question, sliceLine(line, 0, end), marks);
  if (answers) {
    const to = solves && solves.at > answers.at ? solves.at : line.text.length;
    const said = sliceLine(line, answers.words, to);
    question.answer = said.text.split(OBJECT)[0]!.trim();
    // A formula or a picture behind the letter explains it.
    if (said.text.includes(OBJECT)) question.solution.push(said);
  }
  if (!solves) return;
  question.place = 'solution';
  const to = answers && answers.at > solves.at ? answers.at : line.text.length;
  const rest = sliceLine(line, solves.words, to);
  if (rest.text.trim() !== '') question.solution.push(rest);
}

/** At most so many options; what looks like one more is words. */
const MOST_OPTIONS = 6;

function takeOptions(question: PaperQuestion, line: Line, { option }: PaperMarks): void {
  if (question.place === 'solution') {
    question.solution.push(line);
    return;
  }
  let from = 0;
  const most = option === null ? 0 : MOST_OPTIONS;
  while (question.options.length < most) {
    const mark = findOption(line.text, from, question.options.length, question.style ?? option ?? undefined);
    if (!mark) break;
    push(question, sliceLine(line, from, mark.at));
    question.style = mark.style;
    question.place = 'option';
    question.options.push([]);
    from = mark.words;
  }
  push(question, sliceLine(line, from));
}

function push(question: PaperQuestion, line: Line): void {
  if (line.text.trim() !== '') placeOf(question).push(line);
}

/** Items that Word numbers are options where nothing else is; an option that alone stands out is the answer, where the paper says so. */
function settle(question: PaperQuestion, { marked }: PaperMarks): void {
  if (question.options.length === 0) takeListed(question);
  if (!marked || question.answer !== undefined) return;
  const found = question.options.flatMap((lines, at) => (isMarked(lines) ? [at + 1] : []));
  if (found.length > 0 && found.length < question.options.length) question.answer = found.join(',');
}

function takeListed(question: PaperQuestion): void {
  const { listed, stem } = question;
  if (listed.length < 2 || listed.length > MOST_OPTIONS) return;
  question.options = listed.map((line) => [line]);
  const words = stem.filter((line) => !listed.includes(line) && !listed.some(({ number }) => number === line.number));
  stem.splice(0, stem.length, ...words);
}
