import type { FieldError } from '@abhyas/contract/envelope';
import { keyKinds } from '@abhyas/contract/questions/question-types';
import type { QuestionDraft } from '@abhyas/contract/questions/shapes';
import type { QuestionVariables } from '@abhyas/contract/questions/variables';
import { compareDecimals, parseDecimal } from '../judging/decimal.ts';
import { type Compiled, compileExpression } from './compile-expression.ts';
import { ExpressionProblem } from './expression-problem.ts';
import { isReserved } from './functions.ts';
import { axisOf } from './machine.ts';
import { placeholdersIn } from './placeholders.ts';
import { expressionProblem, variableProblem } from './variable-problem.ts';

export type VariedDraft = Pick<QuestionDraft, 'type' | 'content' | 'variables'> & {
  readonly key: QuestionDraft['key'] | null;
};

/** More steps than this and two draws of one number are as good as never the same. */
const MOST_STEPS = 1_000_000;

/** What can be said of variables without drawing any: names, ranges, expressions, placeholders, the type. Paths within the draft. Pure. */
export function checkVariables(draft: VariedDraft): FieldError[] {
  const { type, key, variables } = draft;
  const formula = key?.kind === 'formula' ? key : undefined;
  if (!variables) return formula ? [variableProblem('key', 'formulaAlone')] : [];
  const kind = keyKinds[type];
  if (kind === 'text' || kind === 'rubric') return [variableProblem('variables', 'typeRefused', { type })];
  const names = new Set<string>();
  const problems = variables.variables.flatMap((variable, i) =>
    checkVariable(variable, `variables.variables.${i}`, names),
  );
  variables.values.forEach(({ name, expression }, i) => {
    problems.push(...checkExpression(`variables.values.${i}.expression`, expression, names, false));
    problems.push(...checkName(name, `variables.values.${i}.name`, names));
  });
  variables.constraints.forEach((text, i) =>
    problems.push(...checkExpression(`variables.constraints.${i}`, text, names, true)),
  );
  if (formula) {
    problems.push(...checkExpression('key.expression', formula.expression, names, false));
    if (formula.tolerance.amount.startsWith('-')) problems.push(variableProblem('key.tolerance', 'toleranceNegative'));
    if (type === 'INTEGER' && formula.decimals > 0) problems.push(variableProblem('key.decimals', 'wholeAnswer'));
  }
  return [...problems, ...checkPlaceholders(draft, names)];
}

function checkName(name: string, path: string, names: Set<string>): FieldError[] {
  if (isReserved(name)) return [variableProblem(path, 'nameReserved', { name })];
  if (names.has(name)) return [variableProblem(path, 'nameRepeated', { name })];
  names.add(name);
  return [];
}

function checkVariable(
  variable: QuestionVariables['variables'][number],
  path: string,
  names: Set<string>,
): FieldError[] {
  const problems = checkName(variable.name, `${path}.name`, names);
  if (variable.kind === 'choice') {
    const read = variable.choices.map((choice) => parseDecimal(choice)!);
    const again = read.findIndex((value, i) => read.slice(0, i).some((other) => compareDecimals(other, value) === 0));
    if (again !== -1)
      problems.push(variableProblem(`${path}.choices`, 'choiceRepeated', { number: variable.choices[again]! }));
    return problems;
  }
  const [from, to, step] = [variable.from, variable.to, variable.step].map((written) => parseDecimal(written)!);
  if (step!.units <= 0n) return [...problems, variableProblem(`${path}.step`, 'stepNotPositive')];
  if (compareDecimals(from!, to!) >= 0) return [...problems, variableProblem(`${path}.to`, 'rangeReversed')];
  const { count } = axisOf(variable);
  if (count < 2) problems.push(variableProblem(`${path}.step`, 'stepTooLarge'));
  if (count > MOST_STEPS) problems.push(variableProblem(`${path}.step`, 'stepTooSmall', { most: MOST_STEPS }));
  const largest = [from!, to!].some(({ units, scale }) => `${units < 0n ? -units : units}`.length - scale > 12);
  return largest ? [...problems, variableProblem(`${path}.to`, 'tooLarge')] : problems;
}

function checkExpression(path: string, text: string, names: ReadonlySet<string>, condition: boolean): FieldError[] {
  const found = readExpression(text, names);
  if (found instanceof ExpressionProblem) return [expressionProblem(path, found)];
  if (found.condition === condition) return [];
  return [variableProblem(path, condition ? 'conditionNeeded' : 'numberNeeded')];
}

function readExpression(text: string, names: ReadonlySet<string>): Compiled | ExpressionProblem {
  try {
    return compileExpression(text, names);
  } catch (thrown) {
    if (thrown instanceof ExpressionProblem) return thrown;
    throw thrown;
  }
}

/** A placeholder in words that names nothing would be shown to students as it stands; in a formula it may be TeX. */
function checkPlaceholders({ content }: VariedDraft, names: ReadonlySet<string>): FieldError[] {
  return (['en', 'hi'] as const).flatMap((language) => {
    const words = content[language];
    if (!words) return [];
    const unknown = placeholdersIn(words).filter(({ name, inFormula }) => !inFormula && !names.has(name));
    return unknown.map(({ path, name }) =>
      variableProblem(`content.${language}.${path}`, 'placeholderUnknown', { name: `{{${name}}}` }),
    );
  });
}

/** What is no mistake yet, but looks like one: numbers that nothing uses, names in formulas that name nothing, a translation without a number. Of a draft without problems. */
export function variableWarnings({ content, key, variables }: VariedDraft): FieldError[] {
  if (!variables) return [];
  const { names, used } = namesOf(variables, key);
  const shown = { en: placeholdersIn(content.en), hi: content.hi ? placeholdersIn(content.hi) : [] };
  const all = [...shown.en, ...shown.hi];
  for (const { name } of all) used.add(name);
  const places = [
    ...variables.variables.map(({ name }, i) => ({ name, path: `variables.variables.${i}.name` })),
    ...variables.values.map(({ name }, i) => ({ name, path: `variables.values.${i}.name` })),
  ];
  const said = (list: typeof all) => new Set(list.filter(({ path }) => !isHelp(path)).map(({ name }) => name));
  const [english, hindi] = [said(shown.en), said(shown.hi)];
  const lacking = content.hi ? [...english].filter((name) => names.has(name) && !hindi.has(name)) : [];
  const odd = (['en', 'hi'] as const).flatMap((language) =>
    shown[language]
      .filter(({ name, inFormula }) => inFormula && !names.has(name))
      .map(({ path, name }) =>
        variableProblem(`content.${language}.${path}`, 'placeholderOdd', { name: `{{${name}}}` }),
      ),
  );
  return [
    ...places.filter(({ name }) => !used.has(name)).map(({ path, name }) => variableProblem(path, 'unused', { name })),
    ...odd,
    ...lacking.map((name) => variableProblem('content.hi', 'translationLacks', { name: `{{${name}}}` })),
  ];
}

function namesOf(variables: QuestionVariables, key: VariedDraft['key']) {
  const names = new Set([...variables.variables, ...variables.values].map(({ name }) => name));
  const used = new Set<string>();
  const texts = [...variables.values.map(({ expression }) => expression), ...variables.constraints];
  for (const text of key?.kind === 'formula' ? [...texts, key.expression] : texts) {
    const read = readExpression(text, names);
    if (!(read instanceof ExpressionProblem)) for (const name of read.names) used.add(name);
  }
  return { names, used };
}

/** It stands in what explains the question, and not in what it asks. */
const isHelp = (path: string) => path === 'explanation' || path === 'hint' || path.startsWith('whyNot.');
