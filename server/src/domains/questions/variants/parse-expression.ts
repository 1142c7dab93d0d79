import { createRequire } from 'node:module';
import type * as MathJs from 'mathjs';

const requireHere = createRequire(import.meta.url);
let mathjs: Pick<typeof MathJs, 'parse'> | undefined;

/**
 * The tree of an expression as mathjs reads it. Nothing of mathjs ever runs the tree. The library is loaded by the first expression
 * (half a second, once in a process): a server that has no parameterised question never pays for it.
 */
export function parseTree(text: string): MathJs.MathNode {
  mathjs ??= requireHere('mathjs/number') as Pick<typeof MathJs, 'parse'>;
  return mathjs.parse(text);
}
