import { keyKinds } from '@abhyas/contract/questions/question-types';
import type { AnswerKey, QuestionType } from '@abhyas/contract/questions/shapes';
import type { FormulaKey, QuestionVariables } from '@abhyas/contract/questions/variables';
import { readDecimal } from '../form/decimals.ts';
import type { Problems } from '../form/key-form.ts';
import { newKey } from '../form/new-key.ts';

/** One number that is drawn, as it is typed: from a range in steps, or one of a list. */
export interface VariableForm {
  readonly id: string;
  readonly kind: 'range' | 'choice';
  readonly name: string;
  readonly from: string;
  readonly to: string;
  readonly step: string;
  readonly choices: string;
}
/** One number that is computed. */
export interface ValueForm {
  readonly id: string;
  readonly name: string;
  readonly expression: string;
  readonly decimals: string;
}
export interface ConstraintForm {
  readonly id: string;
  readonly text: string;
}
/** The right number of a typed answer; `computed`: not the same one for everybody. */
export interface AnswerForm {
  readonly computed: boolean;
  readonly expression: string;
  readonly way: FormulaKey['tolerance']['kind'];
  readonly tolerance: string;
  readonly decimals: string;
  readonly unit: string;
}

/** What differs between the variants of a question while it is edited. Switched off it is kept, but not saved. */
export interface VariablesForm {
  readonly on: boolean;
  readonly variables: readonly VariableForm[];
  readonly values: readonly ValueForm[];
  readonly constraints: readonly ConstraintForm[];
  readonly answer: AnswerForm;
}

/** The same as in the contract; it is not imported, since it would bring zod into the page. */
export const mostOf = { variables: 10, values: 20, constraints: 10 } as const;

/** The letter that comes after those in use: `a`, `b`, `c`, `d`, `f` … (`e` is a number of its own). */
export function nextName(form: Pick<VariablesForm, 'variables' | 'values'>): string {
  const used = new Set([...form.variables, ...form.values].map(({ name }) => name));
  return [...'abcdfghjkmnpqrstuvwxyz'].find((letter) => !used.has(letter)) ?? '';
}

export const emptyVariable = (kind: VariableForm['kind'], name: string): VariableForm => ({
  id: newKey(),
  kind,
  name,
  from: '1',
  to: '10',
  step: '1',
  choices: '',
});
export const emptyValue = (name: string): ValueForm => ({ id: newKey(), name, expression: '', decimals: '0' });
export const emptyConstraint = (): ConstraintForm => ({ id: newKey(), text: '' });

export const emptyVariables = (): VariablesForm => ({
  on: false,
  variables: [],
  values: [],
  constraints: [],
  answer: { computed: true, expression: '', way: 'absolute', tolerance: '', decimals: '0', unit: '' },
});

/** Whether questions of this type may have variables: those that are marked without a person and not by words. */
export const mayVary = (type: QuestionType): boolean => keyKinds[type] !== 'text' && keyKinds[type] !== 'rubric';

/** Opens stored variables with the key that goes with them. */
export function readVariables(stored: QuestionVariables | undefined, key: AnswerKey): VariablesForm {
  const empty = emptyVariables();
  if (!stored) return empty;
  const computed = key.kind !== 'number';
  return {
    on: true,
    variables: stored.variables.map((variable) => ({
      ...emptyVariable(variable.kind, variable.name),
      ...(variable.kind === 'range'
        ? { from: variable.from, to: variable.to, step: variable.step }
        : { choices: variable.choices.join(', ') }),
    })),
    values: stored.values.map(({ name, expression, decimals }) => ({
      ...emptyValue(name),
      expression,
      decimals: String(decimals),
    })),
    constraints: stored.constraints.map((text) => ({ id: newKey(), text })),
    answer:
      key.kind === 'formula'
        ? {
            computed,
            expression: key.expression,
            way: key.tolerance.kind,
            tolerance: Number(key.tolerance.amount) === 0 ? '' : key.tolerance.amount,
            decimals: String(key.decimals),
            unit: key.unit,
          }
        : { ...empty.answer, computed },
  };
}

const NAME = /^[A-Za-z][A-Za-z0-9_]{0,19}$/;
const readDecimals = (typed: string) => (/^(?:\d|10)$/.test(typed.trim()) ? Number(typed.trim()) : undefined);

/** Keeps what is wrong by path. */
function notes() {
  const problems: Record<string, string> = {};
  const note = (path: string, code: string) => {
    problems[path] = `questions.variables.problems.${code}`;
  };
  return {
    problems,
    name(path: string, typed: string): string {
      if (!NAME.test(typed.trim())) note(path, 'name');
      return typed.trim();
    },
    number(path: string, typed: string): string {
      const read = readDecimal(typed);
      if (read === undefined) note(path, 'number');
      return read ?? '0';
    },
    expression(path: string, typed: string): string {
      if (typed.trim() === '') note(path, 'expression');
      return typed.trim();
    },
    decimals(path: string, typed: string): number {
      const read = readDecimals(typed);
      if (read === undefined) note(path, 'decimals');
      return read ?? 0;
    },
    note,
  };
}

/** The variables as they are saved, or what is missing by the path as the server names it; nothing while they are switched off. */
export function writeVariables(
  type: QuestionType,
  form: VariablesForm,
): { readonly variables?: QuestionVariables; readonly problems: Problems } {
  if (!form.on || !mayVary(type)) return { problems: {} };
  const at = notes();
  if (form.variables.length === 0) at.note('variables', 'none');
  const variables = form.variables.map((variable, i) => {
    const path = `variables.variables.${i}`;
    const name = at.name(`${path}.name`, variable.name);
    if (variable.kind === 'choice') return { kind: 'choice' as const, name, choices: choicesOf(variable, path, at) };
    return {
      kind: 'range' as const,
      name,
      from: at.number(`${path}.from`, variable.from),
      to: at.number(`${path}.to`, variable.to),
      step: at.number(`${path}.step`, variable.step),
    };
  });
  const values = form.values.map(({ name, expression, decimals }, i) => ({
    name: at.name(`variables.values.${i}.name`, name),
    expression: at.expression(`variables.values.${i}.expression`, expression),
    decimals: at.decimals(`variables.values.${i}.decimals`, decimals),
  }));
  const constraints = form.constraints.map(({ text }, i) => at.expression(`variables.constraints.${i}`, text));
  if (Object.keys(at.problems).length > 0) return { problems: at.problems };
  return { variables: { variables, values, constraints }, problems: {} };
}

function choicesOf({ choices }: VariableForm, path: string, at: ReturnType<typeof notes>): string[] {
  const read = choices
    .split(/[,;\s]+/)
    .filter((one) => one !== '')
    .map(readDecimal);
  const numbers = read.filter((one) => one !== undefined);
  if (numbers.length < read.length || numbers.length < 2 || numbers.length > 50) at.note(`${path}.choices`, 'choices');
  return numbers;
}

/** Whether the answer is typed and computed from the numbers of the variant. */
export const isComputed = (type: QuestionType, form: VariablesForm): boolean =>
  form.on && form.answer.computed && keyKinds[type] === 'number';

/** The computed answer as it is saved, or what is missing of it. */
export function writeAnswer({ answer }: VariablesForm): { readonly key?: FormulaKey; readonly problems: Problems } {
  const at = notes();
  const key: FormulaKey = {
    kind: 'formula',
    expression: at.expression('key.expression', answer.expression),
    tolerance: {
      kind: answer.way,
      amount: at.number('key.tolerance', answer.tolerance.trim() === '' ? '0' : answer.tolerance),
    },
    decimals: at.decimals('key.decimals', answer.decimals),
    unit: answer.unit.trim(),
  };
  return Object.keys(at.problems).length > 0 ? { problems: at.problems } : { key, problems: {} };
}

/** Everything of it that would be saved, without the ids of rows. */
export function shotOf(type: QuestionType, { on, variables, values, constraints, answer }: VariablesForm): unknown {
  if (!on || !mayVary(type)) return null;
  const rows = [...variables, ...values, ...constraints].map(({ id: _id, ...row }) => row);
  return [rows, keyKinds[type] === 'number' ? answer : null];
}
