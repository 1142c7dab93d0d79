import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import classes from './foot-bar.module.css';

interface Props {
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/**
 * The next step of a page: on a phone it never leaves the screen.
 * It is the last thing of its page.
 */
export function FootBar({ className, children }: Props) {
  return <div className={classNames(classes['bar'], className)}>{children}</div>;
}
