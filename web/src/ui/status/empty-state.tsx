import type { ReactNode } from 'react';
import type { TablerIcon } from '../controls/icon.tsx';
import { Tile } from '../figures/tile.tsx';
import classes from './empty-state.module.css';

interface Props {
  readonly icon: TablerIcon;
  readonly title: string;
  /** One sentence: what will be here, and when. */
  readonly children?: ReactNode;
  /** The one thing to do about it. */
  readonly action?: ReactNode;
}

/** Where nothing is yet: an icon, a title, a sentence and one action. */
export function EmptyState({ icon, title, children, action }: Props) {
  return (
    <div className={classes['empty']}>
      <Tile icon={icon} size="lg" />
      <h3>{title}</h3>
      {children && <p className={classes['text']}>{children}</p>}
      {action}
    </div>
  );
}
