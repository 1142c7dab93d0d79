import type { ReactNode } from 'react';
import classes from './count.module.css';

/** A small number beside a name: how many are behind it. */
export function Count({ on, children }: { readonly on?: boolean | undefined; readonly children: ReactNode }) {
  return (
    <span className={classes['count']} data-on={on || undefined}>
      {children}
    </span>
  );
}
