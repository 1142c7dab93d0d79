import type { HTMLAttributes } from 'react';
import { classNames } from '../class-names.ts';
import classes from './stack.module.css';

/** A distance of the product's grid: 1 is 4 px, 2 is 8, 3 is 12, 4 is 16, 5 is 24, 6 is 32. */
type Gap = 0 | 1 | 2 | 3 | 4 | 5 | 6;

interface StackProps extends HTMLAttributes<HTMLElement> {
  readonly as?: 'div' | 'ul' | 'ol' | 'section' | 'span' | 'li' | undefined;
  readonly gap?: Gap | undefined;
}

/** Things under each other. */
export function Stack({ as: Element = 'div', gap = 4, className, style, ...rest }: StackProps) {
  return (
    <Element {...rest} className={classNames(classes['stack'], className)} style={{ gap: distance(gap), ...style }} />
  );
}

interface RowProps extends StackProps {
  /** Where the things stand when there is more room than they need. */
  readonly justify?: 'start' | 'end' | 'between' | undefined;
  readonly align?: 'center' | 'start' | 'end' | 'baseline' | 'stretch' | undefined;
}

/** Things beside each other, in as many lines as they need. */
export function Row({
  as: Element = 'div',
  gap = 2,
  justify = 'start',
  align = 'center',
  className,
  style,
  ...rest
}: RowProps) {
  return (
    <Element
      {...rest}
      className={classNames(classes['row'], className)}
      style={{
        gap: distance(gap),
        justifyContent: justify === 'between' ? 'space-between' : justify,
        alignItems: align,
        ...style,
      }}
    />
  );
}

const distance = (gap: Gap): string | number => (gap === 0 ? 0 : `var(--s${gap})`);
