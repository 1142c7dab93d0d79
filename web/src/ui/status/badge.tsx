import type { ReactNode } from 'react';
import { Icon, type TablerIcon } from '../controls/icon.tsx';
import type { Tone } from '../tone.ts';
import classes from './badge.module.css';

interface Props {
  /** `live`: something happens now; `solid`: the strongest, in the accent. */
  readonly tone?: Tone | 'live' | 'solid' | undefined;
  readonly icon?: TablerIcon | undefined;
  readonly children: ReactNode;
}

/** The state of a thing in a word or two. */
export function Badge({ tone = 'neutral', icon, children }: Props) {
  return (
    <span className={classes['badge']} data-tone={tone}>
      {tone === 'live' && <span className={classes['dot']} />}
      {icon && <Icon of={icon} size={14} />}
      {children}
    </span>
  );
}
