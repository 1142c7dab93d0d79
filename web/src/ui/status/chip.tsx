import type { ReactNode } from 'react';
import classes from './chip.module.css';

interface Props {
  readonly on?: boolean | undefined;
  readonly count?: string | number | undefined;
  readonly size?: 'sm' | 'md' | undefined;
  readonly onClick?: (() => void) | undefined;
  readonly children: ReactNode;
}

/** A filter that is on or off, with how many it would show. */
export function Chip({ on = false, count, size = 'sm', onClick, children }: Props) {
  return (
    <button type="button" className={classes['chip']} data-size={size} aria-pressed={on} onClick={onClick}>
      {children}
      {count !== undefined && <span className={classes['count']}>{count}</span>}
    </button>
  );
}

interface RowProps {
  readonly label: string;
  /** In as many lines as they need: choices of which each should be seen. */
  readonly wrap?: boolean;
  readonly children: ReactNode;
}

/** Chips in a row that scrolls inside itself where the screen is narrow. */
export function ChipRow({ label, wrap, children }: RowProps) {
  return (
    <div role="group" aria-label={label} className={classes['row']} data-wrap={wrap || undefined}>
      {children}
    </div>
  );
}
