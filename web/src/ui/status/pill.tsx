import type { ReactNode } from 'react';
import { Icon, type TablerIcon } from '../controls/icon.tsx';
import type { Tone } from '../tone.ts';
import classes from './pill.module.css';

interface Props {
  readonly tone?: Tone | undefined;
  readonly icon?: TablerIcon | undefined;
  readonly children: ReactNode;
}

/** A quiet fact in a bar: connection, streak, balance. */
export function Pill({ tone, icon, children }: Props) {
  return (
    <span className={classes['pill']} data-tone={tone}>
      {icon && <Icon of={icon} size={16} />}
      {children}
    </span>
  );
}
