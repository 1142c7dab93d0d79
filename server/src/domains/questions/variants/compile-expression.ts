import type * as MathJs from 'mathjs';
import { ExpressionProblem } from './expression-problem.ts';
import { constants, factorial, functions, modulo } from './functions.ts';
import { parseTree } from './parse-expression.ts';

/** Numbers by name, in full precision. */
export type Scope = ReadonlyMap<string, number>;

/** An expression that was found to be safe. `condition`: it says yes (1) or no (0). */
export interface Compiled {
  readonly condition: boolean;
  /** Names that it needs. */
  readonly names: ReadonlySet<string>;
  /** Its value; throws ExpressionProblem where there is none, e.g. for a division by zero. */
  readonly run: (scope: Scope) => number;
}

/** Deeper or larger than this is no formula of a question. */
const limits = { characters: 200, depth: 24, nodes: 120 } as const;

/**
 * Reads an expression: numbers, known names, the usual operators, and the functions of our list. Everything else that mathjs can read
 * (assignments, functions, properties, texts, matrices, units, several lines) is refused. The tree is walked here and by no one else.
 */
export function compileExpression(text: string, known: ReadonlySet<string>): Compiled {
  if (text.length > limits.characters) throw new ExpressionProblem('tooLong');
  const walk: Walk = { known, names: new Set(), nodes: 0 };
  const { condition, run } = partOf(treeOf(text), walk, 0);
  return { condition, run, names: walk.names };
}

interface Walk {
  readonly known: ReadonlySet<string>;
  readonly names: Set<string>;
  nodes: number;
}
type Part = Pick<Compiled, 'condition' | 'run'>;
type NodeOf<N extends MathJs.MathNode> = N;

/** Signs as books print them. */
const typographic: Readonly<Record<string, string>> = {
  '×': '*',
  '·': '*',
  '÷': '/',
  '−': '-',
  '≤': '<=',
  '≥': '>=',
  '≠': '!=',
};

function treeOf(text: string): MathJs.MathNode {
  const plain = text.replaceAll(/[×·÷−≤≥≠]/g, (sign) => typographic[sign]!);
  // Quotes, brackets, comments, percentages, ends of lines: what mathjs makes of them is nothing that stands in a formula.
  const odd = /[^\w .+\-*/^()<>=!,?:]/.exec(plain);
  if (odd) throw new ExpressionProblem('signUnknown', { found: odd[0] });
  try {
    return parseTree(plain);
  } catch {
    throw new ExpressionProblem('unreadable');
  }
}

function partOf(node: MathJs.MathNode, walk: Walk, depth: number): Part {
  if (depth > limits.depth || ++walk.nodes > limits.nodes) throw new ExpressionProblem('tooLong');
  const inner = (child: MathJs.MathNode) => partOf(child, walk, depth + 1);
  switch (node.type) {
    case 'ConstantNode':
      return constantOf(node as NodeOf<MathJs.ConstantNode>);
    case 'SymbolNode':
      return nameOf((node as NodeOf<MathJs.SymbolNode>).name, walk);
    case 'ParenthesisNode':
      return inner((node as NodeOf<MathJs.ParenthesisNode>).content);
    case 'OperatorNode':
      return operatorOf(node as MathJs.OperatorNode, inner);
    case 'RelationalNode':
      return chainOf(node as unknown as Relational, inner);
    case 'ConditionalNode':
      return choiceOf(node as MathJs.ConditionalNode, inner);
    case 'FunctionNode':
      return callOf(node as MathJs.FunctionNode, inner);
    case 'AssignmentNode':
      throw new ExpressionProblem('assignment');
    default:
      throw new ExpressionProblem('notAllowed');
  }
}

function constantOf({ value }: { readonly value: unknown }): Part {
  if (typeof value !== 'number') throw new ExpressionProblem('notAllowed');
  const number = finite(value);
  return { condition: false, run: () => number };
}

function nameOf(name: string, walk: Walk): Part {
  const constant = constants.get(name);
  if (constant !== undefined) return { condition: false, run: () => constant };
  if (!walk.known.has(name)) throw new ExpressionProblem(functions.has(name) ? 'callWithout' : 'nameUnknown', { name });
  walk.names.add(name);
  return { condition: false, run: (scope) => scope.get(name)! };
}

const numbers: Readonly<Record<string, (x: number, y: number) => number>> = {
  add: (x, y) => x + y,
  subtract: (x, y) => x - y,
  multiply: (x, y) => x * y,
  divide(x, y) {
    if (y === 0) throw new ExpressionProblem('divisionByZero');
    return x / y;
  },
  pow(x, y) {
    if (x === 0 && y < 0) throw new ExpressionProblem('divisionByZero');
    return x ** y;
  },
  mod: modulo,
};
const single: Readonly<Record<string, (x: number) => number>> = {
  unaryMinus: (x) => -x,
  unaryPlus: (x) => x,
  factorial,
};

/** Floats that differ in nothing but their last bits are one number. */
const same = (x: number, y: number) => Math.abs(x - y) <= 1e-12 * Math.max(Math.abs(x), Math.abs(y));
const relations: Readonly<Record<string, (x: number, y: number) => boolean>> = {
  smaller: (x, y) => x < y && !same(x, y),
  larger: (x, y) => x > y && !same(x, y),
  smallerEq: (x, y) => x < y || same(x, y),
  largerEq: (x, y) => x > y || same(x, y),
  equal: same,
  unequal: (x, y) => !same(x, y),
};

function operatorOf(node: MathJs.OperatorNode, inner: (child: MathJs.MathNode) => Part): Part {
  if (node.implicit) throw new ExpressionProblem('multiplySign');
  const fn = String(node.fn);
  const args = node.args.map(inner);
  const [left, right] = args;
  if (left && !right) {
    if (fn === 'not') return yesNo(asCondition(left), (run, scope) => run(scope) === 0);
    const run = own(single, fn);
    const of = asNumber(left);
    return { condition: false, run: (scope) => finite(run(of(scope))) };
  }
  if (!left || !right || args.length > 2) throw new ExpressionProblem('notAllowed');
  if (fn === 'and' || fn === 'or') {
    const [first, second] = [asCondition(left), asCondition(right)];
    const decided = fn === 'and' ? 0 : 1;
    return { condition: true, run: (scope) => (first(scope) === decided ? decided : second(scope)) };
  }
  const [first, second] = [asNumber(left), asNumber(right)];
  if (Object.hasOwn(relations, fn)) {
    const holds = relations[fn]!;
    return { condition: true, run: (scope) => Number(holds(first(scope), second(scope))) };
  }
  const run = own(numbers, fn);
  return { condition: false, run: (scope) => finite(run(first(scope), second(scope))) };
}

interface Relational {
  readonly conditionals: readonly string[];
  readonly params: readonly MathJs.MathNode[];
}

/** `0 < a < b` */
function chainOf({ conditionals, params }: Relational, inner: (child: MathJs.MathNode) => Part): Part {
  const parts = params.map((param) => asNumber(inner(param)));
  const holds = conditionals.map((name) => own(relations, name));
  return {
    condition: true,
    run(scope) {
      const found = parts.map((run) => run(scope));
      return Number(holds.every((relation, i) => relation(found[i]!, found[i + 1]!)));
    },
  };
}

function choiceOf(node: MathJs.ConditionalNode, inner: (child: MathJs.MathNode) => Part): Part {
  const asked = asCondition(inner(node.condition));
  const [yes, no] = [inner(node.trueExpr), inner(node.falseExpr)];
  if (yes.condition !== no.condition) throw new ExpressionProblem('notAllowed');
  return { condition: yes.condition, run: (scope) => (asked(scope) === 1 ? yes : no).run(scope) };
}

function callOf(node: MathJs.FunctionNode, inner: (child: MathJs.MathNode) => Part): Part {
  const callee = node.fn as unknown as { readonly type: string; readonly name: string };
  if (callee.type !== 'SymbolNode') throw new ExpressionProblem('notAllowed');
  const found = functions.get(callee.name);
  if (!found) throw new ExpressionProblem('functionUnknown', { name: callee.name });
  const [least, most] = found.takes;
  if (node.args.length < least || node.args.length > most)
    throw new ExpressionProblem('argumentCount', { name: callee.name });
  const args = node.args.map((arg) => asNumber(inner(arg)));
  return { condition: false, run: (scope) => finite(found.run(...args.map((run) => run(scope)))) };
}

const yesNo = (run: Part['run'], holds: (run: Part['run'], scope: Scope) => boolean): Part => ({
  condition: true,
  run: (scope) => Number(holds(run, scope)),
});

function asNumber({ condition, run }: Part): Part['run'] {
  if (condition) throw new ExpressionProblem('numberNeeded');
  return run;
}

function asCondition({ condition, run }: Part): Part['run'] {
  if (!condition) throw new ExpressionProblem('conditionNeeded');
  return run;
}

function own<T>(table: Readonly<Record<string, T>>, name: string): T {
  if (!Object.hasOwn(table, name)) throw new ExpressionProblem('notAllowed');
  return table[name]!;
}

function finite(value: number): number {
  if (Number.isNaN(value)) throw new ExpressionProblem('noRealValue');
  if (!Number.isFinite(value)) throw new ExpressionProblem('tooLarge');
  return value;
}
