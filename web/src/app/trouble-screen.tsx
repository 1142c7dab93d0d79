import type { ReactNode } from 'react';
import type { TablerIcon } from '../ui/controls/icon.tsx';
import { Tile } from '../ui/figures/tile.tsx';
import type { Tone } from '../ui/tone.ts';
import classes from './plain-screen.module.css';

interface Props {
  readonly icon: TablerIcon;
  readonly tone?: Tone | undefined;
  readonly title: string;
  readonly children?: ReactNode;
}

/** Something cannot be shown: what, why and what to do, in the middle of the page or of the area around it. */
export function TroubleScreen({ icon, tone, title, children }: Props) {
  return (
    <div className={classes['trouble']} role="alert">
      <Tile icon={icon} size="lg" tone={tone} />
      <h1>{title}</h1>
      {children}
    </div>
  );
}
