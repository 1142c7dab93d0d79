import { useElementSize } from '@mantine/hooks';
import { useTranslation } from 'react-i18next';
import classes from './histogram.module.css';
import { type Bar, type HistogramLine, layHistogram } from './histogram-layout.ts';

interface Props {
  /** What is counted, in one sentence. */
  readonly label: string;
  readonly bars: readonly Bar[];
  readonly lines: readonly HistogramLine[];
  /** The middle half: from the first to the third quartile. */
  readonly band?: readonly [number, number] | undefined;
  /** A value at an edge as it is read. */
  readonly format: (value: number) => string;
  /** What is counted, at the head of the table: "Students". */
  readonly countLabel: string;
}

const HEIGHT = 240;

/** How many lie between which values, with lines at values that matter. The same stands in a table for readers of the screen. */
export function Histogram({ label, bars, lines, band, format, countLabel }: Props) {
  const { t } = useTranslation();
  const { ref, width } = useElementSize();
  const plot = layHistogram(bars, lines, band, width || 640, HEIGHT);
  const range = ({ from, to }: Bar) => t('ui.chart.range', { from: format(from), to: format(to) });
  return (
    <figure ref={ref} className={classes['figure']}>
      <svg width={width || 640} height={HEIGHT} role="img" aria-label={label} className={classes['chart']}>
        {plot.band && (
          <rect className={classes['band']} x={plot.band.x} width={plot.band.width} y={30} height={plot.bottom - 30} />
        )}
        {plot.counts.map(({ count, y }) => (
          <g key={count}>
            <path className={classes['grid']} d={`M${plot.left} ${y}H${width || 640}`} />
            <text x={plot.left - 8} y={y + 4} textAnchor="end">
              {count}
            </text>
          </g>
        ))}
        {plot.bars.map((bar) => (
          <rect
            key={bar.from}
            className={classes['bar']}
            x={bar.x}
            y={bar.y}
            width={Math.max(1, bar.width)}
            height={plot.bottom - bar.y}
            rx="2"
          >
            <title>{`${range(bar)}: ${bar.count}`}</title>
          </rect>
        ))}
        {plot.edges.map(({ value, x }) => (
          <text key={value} x={x} y={HEIGHT - 8} textAnchor="middle">
            {format(value)}
          </text>
        ))}
        {plot.lines.map((line) => (
          <g key={line.name} data-kind={line.kind} className={classes['line']}>
            <path d={`M${line.x} ${line.y - 4}V${plot.bottom}`} />
            <text x={line.x + (line.end === 'start' ? 5 : -5)} y={line.y + 2} textAnchor={line.end}>
              {line.name}
            </text>
          </g>
        ))}
      </svg>
      <div className="sr-only">
        <table>
          <caption>{label}</caption>
          <thead>
            <tr>
              <th scope="col">{t('ui.chart.values')}</th>
              <th scope="col">{countLabel}</th>
            </tr>
          </thead>
          <tbody>
            {bars.map((bar) => (
              <tr key={bar.from}>
                <th scope="row">{range(bar)}</th>
                <td>{bar.count}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  );
}
