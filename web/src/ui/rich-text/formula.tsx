import { typesetKey } from '@abhyas/contract/math/typesetting';
import { use } from 'react';
import { deferred } from '../deferred.tsx';
import { readableFormula } from './readable-formula.ts';
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

/** A formula; until the typesetter has arrived, or without the network, it stands there as a line of text. */
export function Formula({ latex, block = false, tall = false }: Props) {
  const key = typesetKey(latex, { block, tall });
  const html = use(SetFormulas)[key];
  if (html !== undefined) return <SetFormula html={html} block={block} />;
  const shown = {
    latex,
    typesetKey: key,
    waiting: <code className={classes['waiting']}>{readableFormula(latex)}</code>,
  };
  return CHEMISTRY.test(latex) ? <TypesetChemistry {...shown} /> : <TypesetFormula {...shown} />;
}

// Fetched where it is needed: nearly every page has a text, and hardly any has a formula that is late.
const LateNotice = deferred(async () => (await import('./late-notice.tsx')).LateNotice);

/** Above the first text of a page: its formulas stand as plain text, because what sets them has not come. Nothing where all is well. */
export function LateFormulas() {
  const { late } = useLateFormulas();
  return late ? <LateNotice waiting={null} /> : null;
}

/** Whether formulas stand as text because the typesetter could not be fetched, and asking for it now. */
export function useLateFormulas(): { readonly late: boolean; readonly retry: () => void } {
  const math = TypesetFormula.useIsLate();
  const chemistry = TypesetChemistry.useIsLate();
  return { late: math || chemistry, retry: retryFormulas };
}

function retryFormulas(): void {
  TypesetFormula.retry();
  TypesetChemistry.retry();
}

/** Fetches what these formulas are set with, so that they can be shown without the network. */
export async function preloadTypesetting(formulas: readonly string[]): Promise<void> {
  if (formulas.length > 0) await TypesetFormula.preload();
  if (formulas.some((latex) => CHEMISTRY.test(latex))) await TypesetChemistry.preload();
}
