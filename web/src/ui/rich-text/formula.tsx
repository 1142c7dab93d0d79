import { typesetKey } from '@abhyas/contract/math/typesetting';
import { use } from 'react';
import { deferred } from '../deferred.tsx';
import classes from './rich-text.module.css';
import { SetFormula } from './set-formula.tsx';
import { SetFormulas } from './set-formulas.ts';

const TypesetFormula = deferred(async () => (await import('./typeset-formula.tsx')).default);
const TypesetChemistry = deferred(async () => (await import('./typeset-chemistry.tsx')).default);
/** Only these commands need the chemistry extension, which doubles the code. */
const CHEMISTRY = /\\(?:ce|pu)\b/;

interface Props {
  readonly latex: string;
  /** On a line of its own. */
  readonly block?: boolean | undefined;
  /** In a line, but alone in it: fractions and integrals then get their full height. */
  readonly tall?: boolean | undefined;
}

/** A formula; until the typesetter has arrived, or without the network, its source keeps the place. */
export function Formula({ latex, block = false, tall = false }: Props) {
  const key = typesetKey(latex, { block, tall });
  const html = use(SetFormulas)[key];
  if (html !== undefined) return <SetFormula html={html} block={block} />;
  const shown = { latex, typesetKey: key, waiting: <span className={classes['waiting']}>{latex}</span> };
  return CHEMISTRY.test(latex) ? <TypesetChemistry {...shown} /> : <TypesetFormula {...shown} />;
}

/** Fetches what these formulas are set with, so that they can be shown without the network. */
export async function preloadTypesetting(formulas: readonly string[]): Promise<void> {
  if (formulas.length > 0) await TypesetFormula.preload();
  if (formulas.some((latex) => CHEMISTRY.test(latex))) await TypesetChemistry.preload();
}
