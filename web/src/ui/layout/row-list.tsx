import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import classes from './row-list.module.css';

interface Props {
  /** What the rows are, for readers of the screen. */
  readonly label?: string | undefined;
  /** The rows reach the edges of a card that has no padding; without it they stand as wide as what is around them. */
  readonly flush?: boolean | undefined;
  readonly className?: string | undefined;
  /** `<li>`, laid out as a row: a picture or tile, the words, what can be done. */
  readonly children: ReactNode;
}

/** Rows that are read one after the other, with a line between them. */
export function RowList({ label, flush, className, children }: Props) {
  return (
    <ul aria-label={label} className={classNames(classes['list'], className)} data-flush={flush || undefined}>
      {children}
    </ul>
  );
}
