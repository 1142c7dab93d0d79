import classes from './band.module.css';

/** From where to where something likely lies, in whole percent. */
interface Share {
  readonly from: number;
  readonly to: number;
}

/** 86–91% */
export const bandWords = ({ from, to }: Share): string => (from === to ? `${to}%` : `${from}–${to}%`);

interface Props {
  readonly of: Share;
  /** A line at so many percent. */
  readonly mark?: number | undefined;
  /** How it was before. */
  readonly quiet?: boolean | undefined;
}

/** The same as a line from none to all; words stand beside it. */
export function Band({ of: { from, to }, mark, quiet }: Props) {
  return (
    <span className={classes['band']} data-quiet={quiet || undefined} aria-hidden="true">
      <span style={{ left: `${from}%`, width: `${Math.max(2, to - from)}%` }} />
      {mark !== undefined && <i style={{ left: `${mark}%` }} />}
    </span>
  );
}
