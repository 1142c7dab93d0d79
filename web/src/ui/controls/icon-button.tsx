import type { ButtonHTMLAttributes } from 'react';
import { classNames } from '../class-names.ts';
import { Icon, type TablerIcon } from './icon.tsx';
import classes from './icon-button.module.css';

interface Props extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly icon: TablerIcon;
  /** What the button does, for those who do not see the icon. */
  readonly label: string;
  /** A dot: something new waits behind the button. Say so in the label too. */
  readonly ping?: boolean | undefined;
}

/** A button that is only an icon: 36 px to look at, 44 px to touch. */
export function IconButton({ icon, label, ping, className, ...button }: Props) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      {...button}
      className={classNames(classes['button'], className)}
    >
      <Icon of={icon} size={20} />
      {ping && <span className={classes['ping']} />}
    </button>
  );
}
