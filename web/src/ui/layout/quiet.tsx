import type { HTMLAttributes } from 'react';
import { classNames } from '../class-names.ts';
import classes from './quiet.module.css';

interface Props extends HTMLAttributes<HTMLElement> {
  readonly as?: 'span' | 'p' | 'small' | 'div' | undefined;
  /** Without one the text is as large as what stands around it. */
  readonly size?: 'sm' | 'xs' | undefined;
}

/** Words of the second rank: help, dates, what is missing. */
export function Quiet({ as: Element = 'span', size, className, ...rest }: Props) {
  return <Element {...rest} className={classNames(classes['quiet'], className)} data-size={size} />;
}
