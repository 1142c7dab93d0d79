import type { ReactNode } from 'react';
import { AddressLink } from '../controls/address-link.tsx';
import { Avatar } from '../figures/avatar.tsx';
import classes from './cells.module.css';

interface StackedProps {
  readonly children: ReactNode;
  /** A quiet line under it; nothing where it is empty. */
  readonly note?: ReactNode;
  /** Leads to the thing that the row is about. */
  readonly to?: string | undefined;
  /** Opens the thing beside the list instead. */
  readonly onOpen?: (() => void) | undefined;
}

/** The first cell of a row: what the row is about, and a quiet line under it. Stands inside a `<td>`. */
export function StackedCell({ children, note, to, onOpen }: StackedProps) {
  return (
    <span className={classes['stacked']}>
      {onOpen ? (
        <button type="button" onClick={onOpen}>
          {children}
        </button>
      ) : to === undefined ? (
        <b>{children}</b>
      ) : (
        <AddressLink to={to}>{children}</AddressLink>
      )}
      {note && <small>{note}</small>}
    </span>
  );
}

interface PersonProps {
  readonly name: string;
  readonly note?: ReactNode;
  readonly to?: string | undefined;
  /** Opens the person beside the list instead. */
  readonly onOpen?: (() => void) | undefined;
}

/** The first cell of a row that is about a person: picture, name, and a quiet line, which is most often the e-mail. */
export function PersonCell({ name, note, to, onOpen }: PersonProps) {
  const content = (
    <>
      <Avatar name={name} size="sm" />
      <span className={classes['stacked']}>
        <b>{name}</b>
        {note && <small>{note}</small>}
      </span>
    </>
  );
  if (to !== undefined)
    return (
      <AddressLink to={to} className={classes['person']}>
        {content}
      </AddressLink>
    );
  return onOpen ? (
    <button type="button" className={classes['person']} onClick={onOpen}>
      {content}
    </button>
  ) : (
    <span className={classes['person']}>{content}</span>
  );
}

/** Several lines in a cell that is not the first; at the right edge where rows are cards. */
export function LinesCell({ children }: { readonly children: ReactNode }) {
  return <span className={classes['lines']}>{children}</span>;
}
