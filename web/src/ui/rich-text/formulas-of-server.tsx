import 'katex/dist/katex.min.css';
import type { ReactNode } from 'react';
import { SetFormulas } from './set-formulas.ts';

interface Props {
  /** Html by `typesetKey`. */
  readonly formulas: Readonly<Record<string, string>> | undefined;
  readonly children: ReactNode;
}

const none = {};

/** Shows the formulas inside as the server has set them; the typesetter is fetched only for others. */
export function FormulasOfServer({ formulas = none, children }: Props) {
  return <SetFormulas value={formulas}>{children}</SetFormulas>;
}
