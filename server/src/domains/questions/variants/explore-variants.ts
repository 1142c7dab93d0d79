import type { FieldError } from '@abhyas/contract/envelope';
import type { QuestionContent } from '@abhyas/contract/questions/shapes';
import { type Variant, variableLimits } from '@abhyas/contract/questions/variables';
import type { RichTextDoc } from '@abhyas/contract/rich-text';
import { comparableForm } from '../reading/comparable-form.ts';
import type { VariedDraft } from './check-variables.ts';
import { drawIndexes, numbersFrom } from './draw-variant.ts';
import { ExpressionProblem } from './expression-problem.ts';
import { fillDoc } from './fill-content.ts';
import { answerOf, rangeOf } from './fill-key.ts';
import { follow, type Machine, machineOf } from './machine.ts';
import { inDoc } from './placeholders.ts';
import { expressionProblem, numbersOf, variableProblem } from './variable-problem.ts';

/** What trying variants has shown. */
export interface Tried {
  /** All variants that there can be; null where they are too many to be counted. */
  readonly possible: number | null;
  /** Draws made, and how many of them kept every constraint. */
  readonly drawn: number;
  readonly kept: number;
  readonly problems: readonly FieldError[];
}

/** As many are counted out; of more, a thousand are drawn. */
const COUNTED = 2000;
/** One draw of so many must keep every constraint. */
const SELDOM = 20;

/**
 * Tries a thousand variants of a draft whose variables are in order, or all of them where there are few: every number has a value, options and
 * items of lists differ, the answer can be typed and is whole where it must be. The first variant that fails is named with its numbers.
 */
export function exploreVariants({ type, content, key, variables }: VariedDraft): Tried {
  if (!variables) return { possible: null, drawn: 0, kept: 0, problems: [] };
  const machine = machineOf(variables);
  const possible = countOf(machine);
  const groups = comparedIn(content);
  const found = new Map<string, FieldError>();
  const note = (problem: FieldError) => found.has(problem.path) || found.set(problem.path, problem);
  let [drawn, kept] = [0, 0];
  for (const indexes of possible === null ? someOf(machine) : allOf(machine)) {
    if (possible === null && (kept >= variableLimits.checked || isSeldom(drawn, kept))) break;
    drawn++;
    const draw = follow(machine, indexes);
    if ('broken' in draw) continue;
    kept++;
    if ('problem' in draw) {
      note(expressionProblem(`variables.${draw.path}`, draw.problem, draw.variant));
      continue;
    }
    for (const group of groups) equalIn(group, draw.variant).forEach(note);
    if (key?.kind === 'formula') checkAnswer({ type, key }, draw).forEach(note);
  }
  if (kept === 0 || isSeldom(drawn, kept))
    note(
      variableProblem('variables.constraints', kept === 0 ? 'constraintsNever' : 'constraintsSeldom', { kept, drawn }),
    );
  else if (kept < 2) note(variableProblem('variables.constraints', 'oneVariant'));
  return { possible, drawn, kept, problems: [...found.values()] };
}

/** Said of a thousand draws and more: fewer may be bad luck. */
const isSeldom = (drawn: number, kept: number) => drawn >= 1000 && kept * SELDOM < drawn;

function countOf({ axes }: Machine): number | null {
  const count = axes.reduce((product, axis) => product * axis.count, 1);
  return count <= COUNTED ? count : null;
}

function* someOf(machine: Machine): Generator<readonly number[]> {
  const next = numbersFrom('checks before publishing');
  for (let i = 0; i < variableLimits.checked * SELDOM; i++) yield drawIndexes(machine, next);
}

function* allOf({ axes }: Machine): Generator<readonly number[]> {
  const total = axes.reduce((product, axis) => product * axis.count, 1);
  for (let index = 0; index < total; index++) {
    let rest = index;
    yield axes.map(({ count }) => {
      const at = rest % count;
      rest = (rest - at) / count;
      return at;
    });
  }
}

/** Documents of which no two may say the same. */
interface Compared {
  readonly path: string;
  readonly code: string;
  readonly forms: readonly ((variant: Variant) => string)[];
}

function comparedIn(content: VariedDraft['content']): Compared[] {
  return (['en', 'hi'] as const).flatMap((language) => {
    const words: QuestionContent | undefined = content[language];
    if (!words) return [];
    const groups = [
      { path: 'options', docs: words.options, code: 'optionsEqual' },
      { path: 'lists.first', docs: words.lists?.first ?? [], code: 'itemsEqual' },
      { path: 'lists.second', docs: words.lists?.second ?? [], code: 'itemsEqual' },
    ];
    return groups
      .filter(({ docs }) => docs.some((doc) => inDoc(doc).length > 0))
      .map(({ path, docs, code }) => ({ path: `content.${language}.${path}`, code, forms: docs.map(formOf) }));
  });
}

/** What a reader would call the same: also `4.0` and `4`, `{12}` and `12`. A document without placeholders is read once. */
function formOf(doc: RichTextDoc): (variant: Variant) => string {
  const form = (filled: RichTextDoc) =>
    comparableForm(filled)
      .replaceAll('−', '-')
      .replaceAll(/(^|[$=+\-*/(,<>\s])\{(-?\d+(?:\.\d+)?)\}/g, '$1$2')
      .replaceAll(/\d+\.\d+/g, (number) => number.replace(/\.?0+$/, ''))
      .replaceAll('$', '');
  if (inDoc(doc).length > 0) return (variant) => form(fillDoc(doc, variant));
  const fixed = form(doc);
  return () => fixed;
}

function equalIn({ path, code, forms }: Compared, variant: Variant): FieldError[] {
  const seen = new Map<string, number>();
  return forms.flatMap((form, i) => {
    const said = form(variant);
    // What is not written yet is said by another check.
    if (said === '') return [];
    const first = seen.get(said);
    if (first === undefined) {
      seen.set(said, i);
      return [];
    }
    return [variableProblem(`${path}.${i}`, code, { first: first + 1, second: i + 1, numbers: numbersOf(variant) })];
  });
}

function checkAnswer(
  { type, key }: { readonly type: VariedDraft['type']; readonly key: Extract<VariedDraft['key'], { kind: 'formula' }> },
  { variant, scope }: { readonly variant: Variant; readonly scope: ReadonlyMap<string, number> },
): FieldError[] {
  try {
    const answer = answerOf(key, scope);
    rangeOf(key, answer);
    const whole = Math.abs(answer - Math.round(answer)) <= 1e-9 * Math.max(1, Math.abs(answer));
    if (type !== 'INTEGER' || whole) return [];
    return [variableProblem('key.expression', 'answerNotWhole', { numbers: numbersOf(variant) })];
  } catch (thrown) {
    if (!(thrown instanceof ExpressionProblem)) throw thrown;
    return [expressionProblem('key.expression', thrown, variant)];
  }
}
