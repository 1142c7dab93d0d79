import type { AnswerKey, QuestionType } from '@abhyas/contract/questions/shapes';
import { keyKind } from '../../preview/question-words.ts';
import { hasOneAnswer } from '@abhyas/contract/questions/question-types';
import { compare, middle, minus, placesOf, plus, readDecimal } from './decimals.ts';
import {
  emptyGridKey,
  type GridIds,
  type GridKeyForm,
  readCriteria,
  readRows,
  writeRows,
  writeRubric,
} from './grid-key.ts';
import { newKey } from './new-key.ts';

/** What is wrong where: path as the server names it, without `body.`, and a message key. */
export type Problems = Readonly<Record<string, string>>;

/** One accepted range as it is typed: a value with a tolerance, or from one number to another. */
export interface RangeForm {
  readonly id: string;
  readonly way: 'tolerance' | 'range';
  readonly value: string;
  readonly tolerance: string;
  readonly from: string;
  readonly to: string;
}

/** A key while it is edited. Options are named by their ids, so that the key follows when they change places. */
export interface KeyForm extends GridKeyForm {
  readonly correct: readonly string[];
  /** Further sets that are right by themselves, e.g. after a challenge. */
  readonly alternatives: readonly (readonly string[])[];
  readonly ranges: readonly RangeForm[];
  readonly decimals: string;
  readonly accepted: readonly string[];
  readonly caseSensitive: boolean;
}

export const emptyRange = (): RangeForm => ({
  id: newKey(),
  way: 'tolerance',
  value: '',
  tolerance: '',
  from: '',
  to: '',
});

const noGrid: GridIds = { rows: [], columns: [] };

export const emptyKey = (): KeyForm => ({
  ...emptyGridKey(),
  correct: [],
  alternatives: [],
  ranges: [emptyRange()],
  decimals: '',
  accepted: [''],
  caseSensitive: false,
});

/** Opens a stored key for editing; `optionIds` in the order of the version, `grid` for a key of rows. */
export function readKey(key: AnswerKey, optionIds: readonly string[], grid: GridIds = noGrid): KeyForm {
  const empty = emptyKey();
  if (key.kind === 'matrix') return { ...empty, rows: readRows(key.rows, grid) };
  if (key.kind === 'rubric') return { ...empty, modelAnswer: key.modelAnswer, criteria: readCriteria(key.criteria) };
  if (key.kind === 'text') return { ...empty, accepted: key.accepted, caseSensitive: key.caseSensitive };
  if (key.kind === 'number') {
    const ranges = key.accepted.map(({ from, to }) => rangeOf(from, to));
    return { ...empty, ranges, decimals: key.decimals === undefined ? '' : String(key.decimals) };
  }
  // A computed answer stands with the variables.
  if (key.kind === 'formula') return empty;
  const named = key.accepted.map((set) => set.flatMap((number) => optionIds[number - 1] ?? []));
  return { ...empty, correct: named[0] ?? [], alternatives: named.slice(1) };
}

/** Shown as value ± tolerance where the middle is no longer a number than its ends, else as from and to. */
function rangeOf(from: string, to: string): RangeForm {
  const value = middle(from, to);
  const neat = placesOf(value) <= Math.max(placesOf(from), placesOf(to));
  const tolerance = compare(from, to) === 0 ? '' : minus(to, value);
  return { ...emptyRange(), way: neat ? 'tolerance' : 'range', value, tolerance, from, to };
}

/** Marks an option right or not: of a question with one answer exactly one is. */
export function markOption(type: QuestionType, key: KeyForm, optionId: string): KeyForm {
  if (hasOneAnswer(type)) return { ...key, correct: [optionId] };
  const marked = key.correct.includes(optionId);
  return { ...key, correct: marked ? key.correct.filter((id) => id !== optionId) : [...key.correct, optionId] };
}

/** Forgets an option that was removed. */
export function forgetOption(key: KeyForm, optionId: string): KeyForm {
  const without = (set: readonly string[]) => set.filter((id) => id !== optionId);
  return {
    ...key,
    correct: without(key.correct),
    alternatives: key.alternatives.map(without).filter((set) => set.length > 0),
  };
}

/** The key as it is saved, or what is missing. */
export function writeKey(
  type: QuestionType,
  form: KeyForm,
  optionIds: readonly string[],
  grid: GridIds = noGrid,
): { readonly key?: AnswerKey; readonly problems: Problems } {
  const kind = keyKind(type);
  if (kind === 'matrix') return writeRows(form, grid);
  if (kind === 'rubric') return writeRubric(form);
  if (kind === 'choice') return writeChoice(type, form, optionIds);
  return kind === 'text' ? writeText(form) : writeNumbers(type, form);
}

function writeChoice(type: QuestionType, form: KeyForm, optionIds: readonly string[]) {
  const numbers = (set: readonly string[]) =>
    set
      .map((id) => optionIds.indexOf(id) + 1)
      .filter((number) => number > 0)
      .sort((a, b) => a - b);
  const accepted = [form.correct, ...form.alternatives].map(numbers);
  if (accepted[0]?.length === 0) return { problems: { 'key.accepted': 'questions.editor.problems.noneCorrect' } };
  if (hasOneAnswer(type) && accepted.some((set) => set.length > 1))
    return { problems: { 'key.accepted': 'questions.editor.problems.severalCorrect' } };
  return { key: { kind: 'choice' as const, accepted }, problems: {} };
}

function writeText(form: KeyForm) {
  const accepted = form.accepted.map((text) => text.trim()).filter((text) => text !== '');
  if (accepted.length === 0) return { problems: { 'key.accepted': 'questions.editor.problems.noText' } };
  return { key: { kind: 'text' as const, accepted, caseSensitive: form.caseSensitive }, problems: {} };
}

function writeNumbers(type: QuestionType, form: KeyForm) {
  const problems: Record<string, string> = {};
  const accepted = form.ranges.map((range, i) => {
    const [from, to] = endsOf(range);
    if (from === undefined) problems[`key.accepted.${i}.from`] = 'questions.editor.problems.notANumber';
    if (to === undefined) problems[`key.accepted.${i}.to`] = 'questions.editor.problems.notANumber';
    if (from !== undefined && to !== undefined) {
      if (compare(from, to) > 0) problems[`key.accepted.${i}.to`] = 'questions.editor.problems.rangeReversed';
      const whole = placesOf(from) === 0 && placesOf(to) === 0;
      if (type === 'INTEGER' && !whole) problems[`key.accepted.${i}.from`] = 'questions.editor.problems.notWhole';
    }
    return { from: from ?? '0', to: to ?? '0' };
  });
  const decimals = form.decimals.trim();
  if (decimals !== '' && !/^(?:\d|10)$/.test(decimals)) problems['key.decimals'] = 'questions.editor.problems.decimals';
  if (Object.keys(problems).length > 0) return { problems };
  const key = { kind: 'number' as const, accepted, ...(decimals !== '' && { decimals: Number(decimals) }) };
  return { key, problems };
}

/** Both ends of what is typed; undefined for an end that is no number. */
function endsOf(range: RangeForm): readonly [string | undefined, string | undefined] {
  if (range.way === 'range') return [readDecimal(range.from), readDecimal(range.to)];
  const value = readDecimal(range.value);
  const tolerance = range.tolerance.trim() === '' ? '0' : readDecimal(range.tolerance);
  if (value === undefined) return [undefined, '0'];
  if (tolerance === undefined) return [value, undefined];
  return [minus(value, tolerance), plus(value, tolerance)];
}

/** Changes how a range is typed, keeping the numbers. */
export function switchWay(range: RangeForm, way: RangeForm['way']): RangeForm {
  if (way === range.way) return range;
  const [from, to] = endsOf(range);
  if (from === undefined || to === undefined) return { ...range, way };
  if (way === 'range') return { ...range, way, from, to };
  const value = middle(from, to);
  return { ...range, way, value, tolerance: compare(from, to) === 0 ? '' : minus(to, value) };
}
