import { thread } from '../threads/ask-thread.ts';
import { checksOf, type TexCheck, texLimits } from './check-tex.ts';
import { typeset } from './typeset.ts';

/** What the thread is asked: formulas that are to be checked, keys that are to be typeset. */
export interface FormulaQuestion {
  readonly check: readonly AskedFormula[];
  readonly set: readonly string[];
}
export interface FormulaAnswer {
  readonly checks: readonly TexCheck[];
  readonly html: readonly string[];
}
export interface AskedFormula {
  readonly latex: string;
  readonly display: boolean;
}

const ask = thread<FormulaQuestion, FormulaAnswer>(new URL('./formulas-worker.ts', import.meta.url));

/** Characters of formulas that are checked on the event loop in a few milliseconds, and that one question to the thread holds at least. */
const AT_ONCE = 2000;
/** To typeset a formula takes some thirty times as long as to check it. */
const SET_AT_ONCE = 200;

/**
 * Checks formulas in a thread where they are many, so that whoever asks `checkTex` for them afterwards has the answer at once. Whoever sends
 * a thousand waits between others who send ten: a few at a time are asked for.
 */
export async function foreseeChecks(formulas: readonly AskedFormula[]): Promise<void> {
  const unknown = formulas.filter(
    ({ latex, display }) => latex.length <= texLimits.characters && !checksOf(display).has(latex),
  );
  await inPieces(
    unknown,
    ({ latex }) => latex.length,
    AT_ONCE,
    async (check) => {
      const { checks } = await ask({ check, set: [] });
      check.forEach(({ latex, display }, i) => checksOf(display).keep(latex, checks[i]!));
    },
  );
}

/** The same for `typesetFormulas`. */
export async function foreseeTypeset(keys: Iterable<string>): Promise<void> {
  const unknown = [...keys].filter((key) => !typeset.has(key));
  await inPieces(
    unknown,
    (key) => key.length,
    SET_AT_ONCE,
    async (set) => {
      const { html } = await ask({ check: [], set });
      set.forEach((key, i) => typeset.keep(key, html[i]!));
    },
  );
}

/** Does nothing where all of them are few. */
async function inPieces<T>(
  all: readonly T[],
  length: (one: T) => number,
  few: number,
  work: (some: readonly T[]) => Promise<void>,
): Promise<void> {
  if (all.reduce((sum, one) => sum + length(one), 0) <= few) return;
  let some: T[] = [];
  let held = 0;
  for (const one of all) {
    some.push(one);
    held += length(one);
    if (held < few) continue;
    await work(some);
    some = [];
    held = 0;
  }
  if (some.length > 0) await work(some);
}
