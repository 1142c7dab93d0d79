import {
  addDependencies,
  create,
  divideDependencies,
  eDependencies,
  evaluateDependencies,
  factorialDependencies,
  modDependencies,
  multiplyDependencies,
  piDependencies,
  powDependencies,
  subtractDependencies,
  unaryMinusDependencies,
  type FactoryFunctionMap,
} from 'mathjs/number';
import type { Evaluate } from './calculator-state.ts';

const engine = create({
  addDependencies,
  divideDependencies,
  eDependencies,
  evaluateDependencies,
  factorialDependencies,
  modDependencies,
  multiplyDependencies,
  piDependencies,
  powDependencies,
  subtractDependencies,
  unaryMinusDependencies,
} as FactoryFunctionMap);

/** Below this a value is what rounding left of zero. */
const nothing = 1e-14;
const settle = (value: number) => (Math.abs(value) < nothing ? 0 : value);

/** The functions of the keys; angles in degrees or radians. */
function functionsOf(degrees: boolean) {
  const unit = degrees ? Math.PI / 180 : 1;
  const sin = (angle: number) => settle(Math.sin(angle * unit));
  const cos = (angle: number) => settle(Math.cos(angle * unit));
  return {
    sin,
    cos,
    // Where the cosine is nothing the tangent has no value.
    tan: (angle: number) => (cos(angle) === 0 ? NaN : sin(angle) / cos(angle)),
    asin: (value: number) => Math.asin(value) / unit,
    acos: (value: number) => Math.acos(value) / unit,
    atan: (value: number) => Math.atan(value) / unit,
    sinh: Math.sinh,
    cosh: Math.cosh,
    tanh: Math.tanh,
    ln: Math.log,
    log: Math.log10,
    sqrt: Math.sqrt,
    cbrt: Math.cbrt,
    abs: Math.abs,
  };
}

/** Works an expression of the calculator's keys out; undefined where it has no finite value or cannot be read. */
export const evaluate: Evaluate = (code, degrees) => {
  try {
    const value: unknown = engine.evaluate(code, functionsOf(degrees));
    return typeof value === 'number' && Number.isFinite(value) ? value : undefined;
  } catch {
    return undefined;
  }
};
