import classes from './date-tile.module.css';

interface Props {
  /** Month or weekday, short. */
  readonly top: string;
  readonly day: string | number;
}

/** A day like a leaf of a calendar. */
export function DateTile({ top, day }: Props) {
  return (
    <span className={classes['tile']}>
      <span className={classes['top']}>{top}</span> <b className={classes['day']}>{day}</b>
    </span>
  );
}
