import { Icon, type TablerIcon } from '../controls/icon.tsx';
import type { Tone } from '../tone.ts';
import classes from './tile.module.css';

interface Props {
  readonly icon: TablerIcon;
  readonly tone?: Tone | undefined;
  readonly size?: 'md' | 'lg' | undefined;
}

/** An icon on a soft square. */
export function Tile({ icon, tone = 'accent', size = 'md' }: Props) {
  return (
    <span className={classes['tile']} data-tone={tone} data-size={size}>
      <Icon of={icon} size={size === 'lg' ? 22 : 18} />
    </span>
  );
}
