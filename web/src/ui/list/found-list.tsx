import type { ReactNode } from 'react';
import { Quiet } from '../layout/quiet.tsx';
import classes from './found-list.module.css';

interface Props {
  readonly label: string;
  /** Said where nothing is in the list: that nothing was found, or what to type. */
  readonly empty: string;
  /** Each goes into an `<li>`: a checkbox, a radio button, a row. */
  readonly children: readonly ReactNode[];
}

/** What a search inside a dialog found, to choose from; it scrolls inside itself. */
export function FoundList({ label, empty, children }: Props) {
  if (children.length === 0)
    return (
      <Quiet as="p" className={classes['empty']}>
        {empty}
      </Quiet>
    );
  return (
    <ul className={classes['found']} aria-label={label}>
      {children}
    </ul>
  );
}
