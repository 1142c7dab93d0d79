import { useElementSize } from '@mantine/hooks';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { layLines, type LinePoint } from './line-layout.ts';
import classes from './line-chart.module.css';

interface Props {
  readonly label: string;
  readonly points: readonly LinePoint[];
  readonly format?: ((value: number) => string) | undefined;
  /** The names of the two lines, at their ends: "This week", "Week before". */
  readonly nowLabel: string;
  readonly beforeLabel?: string | undefined;
}

const HEIGHT = 260;

/** Values over time, and the period before as a dotted grey line. Names stand on the lines, not in a legend. */
export function LineChart({ label, points, format = String, nowLabel, beforeLabel }: Props) {
  const { ref, width } = useElementSize();
  const [at, setAt] = useState<number>();
  const plot = layLines(points, width || 640, HEIGHT);
  const open = at === undefined ? undefined : plot.now[at];
  const last = plot.now.at(-1);
  const lastBefore = plot.before.at(-1);
  return (
    <figure className={classes['figure']} ref={ref}>
      <svg
        width={plot.width}
        height={HEIGHT}
        role="img"
        aria-label={label}
        className={classes['chart']}
        onMouseLeave={() => setAt(undefined)}
      >
        {plot.ticks.map((tick) => (
          <g key={tick.value}>
            <path className={classes['grid']} d={`M${plot.left} ${tick.y}H${plot.right}`} />
            <text x={plot.left - 10} y={tick.y + 4} textAnchor="end">
              {format(tick.value)}
            </text>
          </g>
        ))}
        {plot.names.map((name) => (
          <text key={name.x} x={name.x} y={HEIGHT - 8} textAnchor="middle">
            {name.label}
          </text>
        ))}
        <path className={classes['area']} d={plot.area} />
        {plot.before.length > 0 && <path className={classes['before']} d={pathOf(plot.before)} />}
        <path className={classes['now']} d={pathOf(plot.now)} />
        {plot.now.map((point, index) => (
          <g key={point.x}>
            <circle
              className={index === at ? classes['openDot'] : classes['dot']}
              cx={point.x}
              cy={point.y}
              r={index === at ? 5 : 3.5}
            />
            <rect
              className={classes['target']}
              x={point.x - plot.step / 2}
              y={0}
              width={plot.step}
              height={HEIGHT}
              onMouseEnter={() => setAt(index)}
            />
          </g>
        ))}
        {last && (
          <text className={classes['name']} x={last.x + 12} y={last.y + 4}>
            {nowLabel}
          </text>
        )}
        {lastBefore && beforeLabel && last && (
          <text x={lastBefore.x + 12} y={Math.abs(lastBefore.y - last.y) < 14 ? last.y + 18 : lastBefore.y + 4}>
            {beforeLabel}
          </text>
        )}
      </svg>
      {open && at !== undefined && (
        <div className={classes['tip']} style={{ left: Math.min(open.x, plot.width - 90), top: open.y }}>
          <b>{format(points[at]!.value)}</b>
          <span>{points[at]!.label}</span>
        </div>
      )}
      <LineTable label={label} points={points} format={format} nowLabel={nowLabel} beforeLabel={beforeLabel} />
    </figure>
  );
}

const pathOf = (line: readonly { readonly x: number; readonly y: number }[]) =>
  `M${line.map((point) => `${point.x} ${point.y}`).join('L')}`;

/** The same for readers of the screen. */
function LineTable({ label, points, format = String, nowLabel, beforeLabel }: Props) {
  const { t } = useTranslation();
  return (
    <div className="sr-only">
      <table>
        <caption>{label}</caption>
        <thead>
          <tr>
            <th scope="col">{t('ui.chart.label')}</th>
            <th scope="col">{nowLabel}</th>
            {beforeLabel && <th scope="col">{beforeLabel}</th>}
          </tr>
        </thead>
        <tbody>
          {points.map((point) => (
            <tr key={point.label}>
              <th scope="row">{point.label}</th>
              <td>{format(point.value)}</td>
              {beforeLabel && <td>{point.before === undefined ? '' : format(point.before)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
