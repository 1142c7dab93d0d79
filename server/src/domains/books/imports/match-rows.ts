import type { bookImport } from '@abhyas/contract/books/book-imports';
import type { ReadRow, Verdict } from '../../../kernel/sheet-checks/sheet-rules.ts';
import type { SheetProblem } from '@abhyas/contract/sheet-checks/sheet-kind';

type Kind = typeof bookImport;
type Code = SheetProblem<Kind>['code'];

/** Where a row puts its question. */
export interface PlacedQuestion {
  readonly part: string;
  readonly chapter: string;
  readonly chapterNumber: string;
  readonly exercise: string;
  readonly exerciseNumber: string;
  /** Empty: the one after the question before it. */
  readonly number: string;
  readonly page: number | null;
  readonly questionId: string;
  readonly questionNumber: number;
}

interface Known {
  /** Questions of the bank by number. */
  readonly questions: ReadonlyMap<number, string>;
  /** Keys of `placeKey` with the questions that are there already. */
  readonly inside: ReadonlyMap<string, ReadonlySet<string>>;
}

const NAME = 160;
const NUMBER = 12;

/** By what two rows name the same exercise: part, chapter and exercise, in any letter case. Pure. */
export const placeKey = (row: Pick<PlacedQuestion, 'part' | 'chapter' | 'exercise' | 'exerciseNumber'>): string =>
  JSON.stringify([row.part, row.chapter, row.exerciseNumber, row.exercise].map((text) => text.toLowerCase()));

/** `Q-1204`, `1204` → 1204; undefined where it is no number. Pure. */
export function numberOfQuestion(written: string): number | undefined {
  const digits = /^(?:q\s*-?\s*)?(\d{1,9})$/i.exec(written.trim())?.[1];
  return digits === undefined ? undefined : Number(digits);
}

/** Says of each row where its question comes; cells that are empty are those of the row before, as in a printed table. Pure. */
export function matchRows(rows: readonly ReadRow<Kind>[], known: Known): Verdict<Kind, PlacedQuestion>[] {
  const filled = filledDown(rows);
  const inSheet = new Map<string, { questions: Set<string>; numbers: Set<string> }>();
  return filled.map((given) => {
    const problems = problemsOf(given, known);
    const questionNumber = numberOfQuestion(given.question);
    const questionId = known.questions.get(questionNumber ?? -1);
    const key = placeKey(given);
    const seen = inSheet.get(key) ?? { questions: new Set(), numbers: new Set() };
    inSheet.set(key, seen);
    if (questionId && seen.questions.has(questionId)) problems.push({ column: 'question', code: 'QUESTION_TWICE' });
    if (given.number !== '' && seen.numbers.has(given.number))
      problems.push({ column: 'number', code: 'NUMBER_TWICE' });
    if (problems.length > 0 || !questionId || questionNumber === undefined) return { state: 'refused', problems };
    seen.questions.add(questionId);
    seen.numbers.add(given.number);
    const { part, chapter, chapterNumber, exercise, exerciseNumber, number, page } = given;
    const place = { part, chapter, chapterNumber, exercise, exerciseNumber, number };
    const meant = { ...place, page: page === '' ? null : Number(page), questionId, questionNumber };
    return { state: known.inside.get(key)?.has(questionId) ? 'already' : 'ready', meant };
  });
}

type Given = ReadRow<Kind>['given'];

/** A row without a chapter lies in the chapter of the row before; without an exercise too in its exercise. Pure. */
function filledDown(rows: readonly ReadRow<Kind>[]): Given[] {
  let before: Given | undefined;
  return rows.map(({ given: cells }) => {
    const given = Object.fromEntries(Object.entries(cells).map(([name, cell]) => [name, cell.trim()])) as Given;
    if (before && given.chapter === '' && given.part === '') {
      const { part, chapter, chapterNumber } = before;
      Object.assign(given, { part, chapter, chapterNumber });
      if (given.exercise === '' && given.exerciseNumber === '')
        Object.assign(given, { exercise: before.exercise, exerciseNumber: before.exerciseNumber });
    }
    before = given;
    return given;
  });
}

function problemsOf(given: Given, { questions }: Known): SheetProblem<Kind>[] {
  const found: SheetProblem<Kind>[] = [];
  const add = (column: SheetProblem<Kind>['column'], code: Code, wrong: boolean) => {
    if (wrong) found.push({ column, code });
  };
  add('chapter', 'CHAPTER_MISSING', given.chapter === '');
  add('exercise', 'EXERCISE_MISSING', given.exercise === '' && given.exerciseNumber === '');
  for (const name of ['part', 'chapter', 'exercise'] as const) add(name, 'NAME_LONG', given[name].length > NAME);
  for (const name of ['chapterNumber', 'exerciseNumber', 'number'] as const)
    add(name, 'NUMBER_LONG', given[name].length > NUMBER);
  add('page', 'PAGE_UNREADABLE', given.page !== '' && !/^[1-9]\d{0,3}$/.test(given.page));
  const number = numberOfQuestion(given.question);
  add('question', 'QUESTION_MISSING', given.question === '');
  add('question', 'QUESTION_UNKNOWN', given.question !== '' && (number === undefined || !questions.has(number)));
  return found;
}
