import { lazy, Suspense } from 'react';
import classes from './rich-text.module.css';

const TypesetFormula = lazy(() => import('./typeset-formula.tsx'));
const TypesetChemistry = lazy(() => import('./typeset-chemistry.tsx'));
/** Only these commands need the chemistry extension, which doubles the code. */
const CHEMISTRY = /\\(?:ce|pu)\b/;

interface Props {
  readonly latex: string;
  /** On a line of its own. */
  readonly block?: boolean | undefined;
  /** In a line, but alone in it: fractions and integrals then get their full height. */
  readonly tall?: boolean | undefined;
}

/** A formula; until the typesetter has arrived its source keeps the place. */
export function Formula({ latex, block = false, tall = false }: Props) {
  const Typeset = CHEMISTRY.test(latex) ? TypesetChemistry : TypesetFormula;
  return (
    <Suspense fallback={<span className={classes['waiting']}>{latex}</span>}>
      <Typeset latex={latex} block={block} tall={tall} />
    </Suspense>
  );
}
