import type { QuestionVariables, Variant } from '@abhyas/contract/questions/variables';
import { cachedBeside } from '../../../kernel/cached.ts';
import { parseDecimal } from '../judging/decimal.ts';
import { type Compiled, compileExpression, type Scope } from './compile-expression.ts';
import { ExpressionProblem } from './expression-problem.ts';
import { exactOf, writeFixed } from './shown-number.ts';

/** One variable: its values by number, as they are shown. */
export interface Axis {
  readonly name: string;
  readonly count: number;
  readonly at: (index: number) => string;
}

/** Variables made ready for drawing. */
export interface Machine {
  readonly axes: readonly Axis[];
  readonly values: readonly { readonly name: string; readonly decimals: number; readonly run: Compiled['run'] }[];
  /** `early`: it needs no computed value. */
  readonly constraints: readonly (Pick<Compiled, 'run'> & { readonly early: boolean })[];
}

/** The steps of a range. A range that checks would refuse has one step, or none. */
export function axisOf(variable: QuestionVariables['variables'][number]): Axis {
  const { name } = variable;
  if (variable.kind === 'choice')
    return { name, count: variable.choices.length, at: (index) => variable.choices[index]! };
  const [from, to, step] = [variable.from, variable.to, variable.step].map((written) => parseDecimal(written)!);
  const scale = Math.max(from!.scale, to!.scale, step!.scale);
  const [first, last, width] = [from!, to!, step!].map(({ units, scale: own }) => units * 10n ** BigInt(scale - own));
  const count = width! > 0n && last! >= first! ? Number((last! - first!) / width!) + 1 : 0;
  const places = Math.max(from!.scale, step!.scale);
  return {
    name,
    count,
    at: (index) => writeFixed({ units: first! + BigInt(index) * width!, scale }, places),
  };
}

/** Compiles once for each object; throws ExpressionProblem where checks would have refused them. */
export const machineOf = cachedBeside((variables: QuestionVariables): Machine => {
  const names = new Set(variables.variables.map(({ name }) => name));
  const values = variables.values.map(({ name, decimals, expression }) => {
    const { run } = compileExpression(expression, names);
    names.add(name);
    return { name, decimals, run };
  });
  const drawn = new Set(variables.variables.map(({ name }) => name));
  const constraints = variables.constraints.map((text) => {
    const compiled = compileExpression(text, names);
    return { run: compiled.run, early: compiled.names.isSubsetOf(drawn) };
  });
  return { axes: variables.variables.map(axisOf), values, constraints };
});

/** Numbers of one draw that have come out well, or the place where they did not. */
export type Drawn =
  | { readonly variant: Variant; readonly scope: Scope }
  | { readonly broken: string }
  | { readonly problem: ExpressionProblem; readonly path: string; readonly variant: Variant };

/** The numbers that follow from these steps. `broken`: path of the constraint that they do not keep. */
export function follow(machine: Machine, indexes: readonly number[]): Drawn {
  const variant: Variant = {};
  machine.axes.forEach(({ name, at }, i) => (variant[name] = at(indexes[i]!)));
  const scope = variablesIn(machine, variant);
  const early = machine.constraints.findIndex((constraint) => constraint.early && isBroken(constraint.run, scope));
  if (early !== -1) return { broken: `constraints.${early}` };
  let first: { readonly problem: ExpressionProblem; readonly path: string } | undefined;
  const guard = (path: string, run: () => void) => {
    try {
      run();
    } catch (thrown) {
      if (!(thrown instanceof ExpressionProblem)) throw thrown;
      first ??= { problem: thrown, path };
    }
  };
  machine.values.forEach(({ name, decimals, run }, i) =>
    guard(`values.${i}.expression`, () => {
      if (first) return;
      const value = run(scope);
      variant[name] = writeFixed(exactOf(value), decimals);
      scope.set(name, value);
    }),
  );
  const broken = machine.constraints.findIndex(({ run }) => isBroken(run, scope));
  if (broken !== -1) return { broken: `constraints.${broken}` };
  machine.constraints.forEach(({ run }, i) => guard(`constraints.${i}`, () => void run(scope)));
  return first ? { ...first, variant } : { variant, scope };
}

/** A constraint over a number that has no value says nothing yet: another may forbid this draw. */
function isBroken(run: Compiled['run'], scope: Scope): boolean {
  try {
    return run(scope) === 0;
  } catch {
    return false;
  }
}

function variablesIn({ axes }: Machine, variant: Variant): Map<string, number> {
  return new Map(axes.map(({ name }) => [name, Number(variant[name])]));
}

/** Every number of a variant in full precision: computed again from its variables. */
export function scopeOf(machine: Machine, variant: Variant): Scope {
  const scope = variablesIn(machine, variant);
  for (const { name, run } of machine.values) scope.set(name, run(scope));
  return scope;
}
