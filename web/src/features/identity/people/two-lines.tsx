import classes from './people.module.css';

/** A name with a quiet line under it, in a cell of a table. */
export function TwoLines({ first, second }: { readonly first: string; readonly second?: string | undefined }) {
  return (
    <span className={classes['name']}>
      <span>
        <b>{first}</b>
        {second && <small>{second}</small>}
      </span>
    </span>
  );
}
