import classes from './day-bars.module.css';

export interface DayBar {
  readonly key: string;
  /** Under the bar: "Fri". */
  readonly name: string;
  /** The same where bars are narrow and only some of them are named: "27 Nov". */
  readonly brief?: string | undefined;
  readonly value: number;
  /** The bar that still grows. */
  readonly isNow: boolean;
  /** Its row in the table: the day in full, and what it is made of. */
  readonly cells: readonly string[];
}

interface Props {
  /** What is shown, in one sentence. */
  readonly label: string;
  /** Over the columns of the table. */
  readonly heads: readonly string[];
  readonly bars: readonly DayBar[];
  /** Each bar says its value above it. */
  readonly counts?: boolean | undefined;
}

/** More bars than these are narrow on a phone. */
const WEEK = 7;
/** Every fifth bar has room for its name there, and the last one. */
const NAMED = 5;
const isNamed = (at: number, all: number): boolean => at === all - 1 || (at % NAMED === 0 && at < all - NAMED);

/** One bar for each day, the highest as high as there is room. The same stands in a table for readers of the screen. */
export function DayBars({ label, heads, bars, counts }: Props) {
  const most = Math.max(1, ...bars.map(({ value }) => value));
  return (
    <figure className={classes['figure']}>
      <div className={classes['bars']} data-weeks={bars.length > WEEK || undefined} aria-hidden="true">
        {bars.map(({ key, name, brief = name, value, isNow, cells }, at) => (
          <div key={key} className={classes['day']} data-now={isNow || undefined} title={cells.join(' · ')}>
            {counts && <b className={classes['count']}>{value}</b>}
            <span className={classes['room']}>
              <span
                className={classes['bar']}
                data-empty={value === 0 || undefined}
                style={{ height: `${(value / most) * 100}%` }}
              />
            </span>
            <span className={classes['name']}>{name}</span>
            {isNamed(at, bars.length) && <span className={classes['brief']}>{brief}</span>}
          </div>
        ))}
      </div>
      <div className="sr-only">
        <table>
          <caption>{label}</caption>
          <thead>
            <tr>
              {heads.map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {bars.map(({ key, cells: [day, ...parts] }) => (
              <tr key={key}>
                <th scope="row">{day}</th>
                {parts.map((part, at) => (
                  <td key={heads[at + 1]}>{part}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  );
}
