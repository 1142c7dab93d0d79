import classes from './limit-bars.module.css';

interface LimitBar {
  readonly key: string;
  /** Under the bar: "16 Nov". */
  readonly name: string;
  readonly value: number;
}
interface Props {
  /** What is shown, in one sentence. */
  readonly label: string;
  readonly bars: readonly LimitBar[];
  readonly limit: number;
  /** Of the columns in the table: what a bar is about, and its value. */
  readonly heads: readonly [string, string];
  /** What the colours mean: within the limit, beyond it, the limit. */
  readonly legend: readonly [string, string, string];
  /** Opens the table. */
  readonly asTable: string;
}

/** Bars against a limit: what lies beyond it is hatched, so that it is seen without colours. The same as a table below. */
export function LimitBars({ label, bars, limit, heads, legend, asTable }: Props) {
  const most = Math.max(limit, 1, ...bars.map(({ value }) => value)) * 1.08;
  const share = (value: number) => `${(100 * value) / most}%`;
  const isOver = bars.some(({ value }) => value > limit);
  return (
    <figure className={classes['figure']}>
      <div className={classes['legend']} aria-hidden="true">
        <span data-kind="within">{legend[0]}</span>
        {isOver && <span data-kind="beyond">{legend[1]}</span>}
        <span data-kind="limit">{legend[2]}</span>
      </div>
      <div className={classes['chart']} aria-hidden="true">
        <div className={classes['plot']}>
          <i className={classes['line']} style={{ bottom: share(limit) }} />
          {bars.map(({ key, value }) => (
            <div key={key} className={classes['bar']}>
              <b style={{ bottom: share(value) }}>{value}</b>
              <span data-kind="within" style={{ height: share(Math.min(value, limit)) }} />
              {value > limit && (
                <span data-kind="beyond" style={{ bottom: share(limit), height: share(value - limit) }} />
              )}
            </div>
          ))}
        </div>
        <div className={classes['names']}>
          {bars.map(({ key, name }) => (
            <span key={key}>{name}</span>
          ))}
        </div>
      </div>
      <BarTable label={label} bars={bars} heads={heads} asTable={asTable} />
    </figure>
  );
}

function BarTable({ label, bars, heads, asTable }: Pick<Props, 'label' | 'bars' | 'heads' | 'asTable'>) {
  return (
    <details className={classes['table']}>
      <summary>{asTable}</summary>
      <table>
        <caption className="sr-only">{label}</caption>
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
          {bars.map(({ key, name, value }) => (
            <tr key={key}>
              <th scope="row">{name}</th>
              <td>{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
