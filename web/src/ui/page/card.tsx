import { useId, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import classes from './card.module.css';

interface Props {
  readonly title?: ReactNode;
  /** A quiet line under the title. */
  readonly note?: ReactNode;
  /** Right of the title: one quiet link or control. */
  readonly aside?: ReactNode;
  /** The content reaches the edges: tables, pictures. */
  readonly flush?: boolean | undefined;
  readonly as?: 'section' | 'article' | 'div' | 'li' | undefined;
  readonly level?: 2 | 3 | undefined;
  /** Names a card that has no title. */
  readonly label?: string | undefined;
  readonly className?: string | undefined;
  readonly children?: ReactNode;
}

/** A white surface for one matter. */
export function Card({
  title,
  note,
  aside,
  flush,
  as: Element = 'section',
  level = 2,
  label,
  className,
  children,
}: Props) {
  const id = useId();
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <Element
      className={classNames(classes['card'], className)}
      aria-label={label}
      aria-labelledby={title && Element === 'section' ? id : undefined}
    >
      {(title || aside) && (
        <div className={classes['head']}>
          <div className={classes['titles']}>
            {title && <Heading id={id}>{title}</Heading>}
            {note && <p className={classes['note']}>{note}</p>}
          </div>
          {aside}
        </div>
      )}
      {flush ? children : <div className={title || aside ? classes['body'] : classes['all']}>{children}</div>}
    </Element>
  );
}
