import type { AnswerKey, QuestionType, Response } from '@abhyas/contract/questions/shapes';
import { addDecimals, compareDecimals, negateDecimal, parseDecimal, roundDecimal, writeDecimal } from './decimal.ts';
import { normaliseText } from './normalise-text.ts';

/** What is right and wrong about one response, before any marks. */
export interface Verdict {
  /** `partial`: at least one right option (of a grid: one row as it should be) and nothing wrong, but not all (only where several can be right). */
  readonly outcome: 'right' | 'wrong' | 'partial' | 'unanswered';
  /** Options chosen, of a grid rows in which something is chosen; 1 for a typed answer, 0 when unanswered. */
  readonly chosen: number;
  readonly rightChosen: number;
  readonly wrongChosen: number;
  /** Options of the accepted set that the response was held against, of a grid its rows; 1 for a typed answer. */
  readonly correctCount: number;
  /** The response in one form: `1,3`, the rows of a grid `2;1,4;;3`, the number that was compared, or the text. Equal responses have equal forms. */
  readonly normalised: string;
}

/** What a paper adds to a key (exams: marking): a wider tolerance, rounding of what was typed. */
export interface NumberRule {
  readonly tolerance?: string | undefined;
  readonly decimals?: number | undefined;
}

/** The part of a question version that judging needs. */
export interface JudgedVersion {
  readonly type: QuestionType;
  /** Of a grid: its columns. */
  readonly optionCount: number;
}

type KeyOf<K extends AnswerKey['kind']> = Extract<AnswerKey, { kind: K }>;

/**
 * Holds one response against a key. Pure, and the only place that compares the two: marks are made from the verdict elsewhere.
 * A response of another kind than the key's (a text to a choice) says nothing, so it counts as unanswered.
 */
export function judge(
  version: JudgedVersion,
  key: AnswerKey,
  response: Response | null,
  rule: NumberRule = {},
): Verdict {
  if (key.kind === 'choice')
    return judgeChoice(version, key, response && 'options' in response ? response.options : []);
  if (key.kind === 'number') return judgeNumber(key, response && 'number' in response ? response.number : '', rule);
  if (key.kind === 'matrix') return judgeRows(version, key, response && 'rows' in response ? response.rows : []);
  if (key.kind === 'rubric') throw new Error(`a question of type ${version.type} is marked by a person`);
  if (key.kind === 'formula') throw new Error('a formula is computed before anything is held against it');
  return judgeText(key, response && 'text' in response ? response.text : '');
}

/**
 * Several accepted sets: the one that is best for the student decides (all of it chosen, else fewest wrong, most right, largest).
 */
function judgeChoice(version: JudgedVersion, key: KeyOf<'choice'>, options: readonly number[]): Verdict {
  const chosen = onScreen(version, options);
  const normalised = chosen.join(',');
  const held = key.accepted
    .map((set) => holdAgainst(new Set(set), chosen))
    .toSorted(
      (a, b) =>
        Number(b.whole) - Number(a.whole) ||
        a.wrongChosen - b.wrongChosen ||
        b.rightChosen - a.rightChosen ||
        b.correctCount - a.correctCount,
    );
  const { whole, ...best } = held[0] ?? holdAgainst(new Set(), chosen);
  const verdict = { chosen: chosen.length, normalised, ...best };
  if (chosen.length === 0) return { ...verdict, outcome: 'unanswered' };
  if (whole) return { ...verdict, outcome: 'right' };
  const several = version.type === 'MULTIPLE' && best.wrongChosen === 0 && best.rightChosen > 0;
  return { ...verdict, outcome: several ? 'partial' : 'wrong' };
}

function holdAgainst(accepted: ReadonlySet<number>, chosen: readonly number[]) {
  const rightChosen = chosen.filter((option) => accepted.has(option)).length;
  const wrongChosen = chosen.length - rightChosen;
  return {
    rightChosen,
    wrongChosen,
    correctCount: accepted.size,
    whole: wrongChosen === 0 && rightChosen === accepted.size,
  };
}

/** A row is right when its columns are exactly those of the key, and wrong when one of them is not in the key; a row may be neither. */
function judgeRows(version: JudgedVersion, key: KeyOf<'matrix'>, rows: readonly (readonly number[])[]): Verdict {
  const chosen = key.rows.map((_right, i) => onScreen(version, rows[i] ?? []));
  const held = key.rows.map((right, i) => holdAgainst(new Set(right), chosen[i]!));
  const count = (test: (row: (typeof held)[number]) => boolean) => held.filter(test).length;
  const verdict = {
    chosen: chosen.filter((row) => row.length > 0).length,
    rightChosen: count(({ whole }) => whole),
    wrongChosen: count(({ wrongChosen }) => wrongChosen > 0),
    correctCount: key.rows.length,
    normalised: chosen.join(';'),
  };
  if (verdict.chosen === 0) return { ...verdict, normalised: '', outcome: 'unanswered' };
  if (verdict.rightChosen === verdict.correctCount) return { ...verdict, outcome: 'right' };
  return { ...verdict, outcome: verdict.rightChosen > 0 && verdict.wrongChosen === 0 ? 'partial' : 'wrong' };
}

/** What was chosen, in order and each once. A number that is no option of this version was on no screen, so nobody chose it. */
const onScreen = ({ optionCount }: JudgedVersion, options: readonly number[]): number[] =>
  [...new Set(options)].filter((option) => option >= 1 && option <= optionCount).toSorted((a, b) => a - b);

/** The typed number is rounded first (half away from zero), then sought in the closed ranges, each widened by the tolerance. */
function judgeNumber(key: KeyOf<'number'>, typed: string, rule: NumberRule): Verdict {
  const read = parseDecimal(typed);
  if (!read) return unanswered;
  const decimals = rule.decimals ?? key.decimals;
  const value = decimals === undefined ? read : roundDecimal(read, decimals);
  const slack = parseDecimal(rule.tolerance ?? '0') ?? { units: 0n, scale: 0 };
  const inside = key.accepted.some(({ from, to }) => {
    const least = parseDecimal(from);
    const most = parseDecimal(to);
    if (!least || !most) return false;
    return (
      compareDecimals(value, addDecimals(least, negateDecimal(slack))) >= 0 &&
      compareDecimals(value, addDecimals(most, slack)) <= 0
    );
  });
  return typedVerdict(inside, writeDecimal(value));
}

function judgeText(key: KeyOf<'text'>, typed: string): Verdict {
  const form = (text: string) => (key.caseSensitive ? normaliseText(text) : normaliseText(text).toLowerCase());
  const normalised = form(typed);
  if (normalised === '') return unanswered;
  return typedVerdict(
    key.accepted.some((accepted) => form(accepted) === normalised),
    normalised,
  );
}

const unanswered: Verdict = {
  outcome: 'unanswered',
  chosen: 0,
  rightChosen: 0,
  wrongChosen: 0,
  correctCount: 1,
  normalised: '',
};

const typedVerdict = (right: boolean, normalised: string): Verdict => ({
  outcome: right ? 'right' : 'wrong',
  chosen: 1,
  rightChosen: right ? 1 : 0,
  wrongChosen: right ? 0 : 1,
  correctCount: 1,
  normalised,
});
