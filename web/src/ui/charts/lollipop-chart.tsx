import { useElementSize } from '@mantine/hooks';
import { useTranslation } from 'react-i18next';
import { layLollipops, type Lollipop, type NamePlace, type Outcome } from './lollipop-layout.ts';
import classes from './lollipop-chart.module.css';

interface Props {
  /** What the chart shows, in one sentence. */
  readonly label: string;
  /** In the order of the paper; neighbours of one group stand together. */
  readonly items: readonly Lollipop[];
  /** Opens one of them. */
  readonly onPick?: ((index: number) => void) | undefined;
}

const HEIGHT = 270;
const LINE = 14;
/** Partly right is rare, so it is explained only where there is some. */
const legend = (items: readonly Lollipop[]): readonly Outcome[] =>
  items.some(({ outcome }) => outcome === 'partial')
    ? ['correct', 'partial', 'wrong', 'skipped']
    : ['correct', 'wrong', 'skipped'];

/** Time against correctness: a stem for each question as high as the time spent on it, a dot, a half dot, a cross or a ring on top. */
export function LollipopChart({ label, items, onPick }: Props) {
  const { t } = useTranslation();
  const { ref, width } = useElementSize();
  const timeOf = (seconds: number) => t('ui.chart.minutes', { count: Math.round(seconds / 60) });
  const plot = layLollipops(items, Math.max(width || 640, 60 + items.length * 11), HEIGHT, timeOf);
  const clock = useClock();
  return (
    <figure className={classes['figure']}>
      <ul className={classes['legend']} aria-hidden="true">
        {legend(items).map((outcome) => (
          <li key={outcome}>
            <svg width="14" height="14">
              <Head outcome={outcome} x={7} y={7} />
            </svg>
            {t(`ui.chart.${outcome}`)}
          </li>
        ))}
      </ul>
      <div
        ref={ref}
        className={classes['scroll']}
        role="img"
        aria-label={label}
        tabIndex={plot.width > (width || 640) ? 0 : undefined}
      >
        <svg width={plot.width} height={HEIGHT} aria-hidden="true" className={classes['chart']}>
          {plot.ticks.map((tick) => (
            <g key={tick.minutes}>
              <path className={classes['grid']} d={`M${plot.left} ${tick.y}H${plot.width}`} />
              <text x={plot.left - 8} y={tick.y + 4} textAnchor="end">
                {t('ui.chart.minutes', { count: tick.minutes })}
              </text>
            </g>
          ))}
          {plot.stems.map((stem) => (
            <g
              key={stem.index}
              className={classes['stem']}
              data-outcome={stem.item.outcome}
              data-pick={onPick ? true : undefined}
              onClick={onPick && (() => onPick(stem.index))}
            >
              <title>
                {t('ui.chart.mark', {
                  name: stem.item.name,
                  outcome: t(`ui.chart.${stem.item.outcome}`),
                  time: clock(stem.item.seconds),
                })}
              </title>
              <path d={`M${stem.x} ${plot.bottom}V${stem.y}`} />
              <Head outcome={stem.item.outcome} x={stem.x} y={stem.y} />
              {stem.named && (
                <text className={classes['name']} {...beside(stem.named, stem.x, stem.y)}>
                  {stem.item.name}
                </text>
              )}
              <rect x={stem.x - 5.5} y={0} width={11} height={plot.bottom} className={classes['target']} />
            </g>
          ))}
          {plot.groups.map((group) => (
            <g key={group.from}>
              <path className={classes['axis']} d={`M${group.from} ${plot.bottom + 6}H${group.to}`} />
              {group.row !== undefined && (
                <text x={group.at} y={plot.bottom + 22 + group.row * group.lines * LINE} textAnchor="middle">
                  <tspan className={classes['name']}>{group.name}</tspan>{' '}
                  <tspan {...(group.lines === 2 && { x: group.at, dy: LINE })}>{group.time}</tspan>
                </text>
              )}
            </g>
          ))}
        </svg>
      </div>
      <LollipopTable label={label} items={items} clock={clock} />
    </figure>
  );
}

/** Where the name of a dot begins, ends or has its middle. */
function beside(place: NamePlace, x: number, y: number) {
  if (place === 'above') return { x, y: y - 9, textAnchor: 'middle' } as const;
  return place === 'left'
    ? ({ x: x - 7, y: y + 4, textAnchor: 'end' } as const)
    : ({ x: x + 7, y: y + 4, textAnchor: 'start' } as const);
}

function Head({ outcome, x, y }: { readonly outcome: Outcome; readonly x: number; readonly y: number }) {
  if (outcome === 'correct') return <circle cx={x} cy={y} r="4" className={classes['correct']} />;
  if (outcome === 'wrong') return <path d={`M${x - 4} ${y - 4}l8 8m0-8l-8 8`} className={classes['wrong']} />;
  if (outcome === 'partial') {
    return (
      <g className={classes['partial']}>
        <circle cx={x} cy={y} r="3.8" />
        <path d={`M${x} ${y - 3.8}a3.8 3.8 0 0 0 0 7.6z`} />
      </g>
    );
  }
  return <circle cx={x} cy={y} r="3.6" className={classes['skipped']} />;
}

/** The same for readers of the screen. */
function LollipopTable({
  label,
  items,
  clock,
}: Pick<Props, 'label' | 'items'> & { readonly clock: (seconds: number) => string }) {
  const { t } = useTranslation();
  return (
    <div className="sr-only">
      <table>
        <caption>{label}</caption>
        <thead>
          <tr>
            <th scope="col">{t('ui.chart.question')}</th>
            <th scope="col">{t('ui.chart.group')}</th>
            <th scope="col">{t('ui.chart.outcome')}</th>
            <th scope="col">{t('ui.chart.time')}</th>
          </tr>
        </thead>
        <tbody>
          {items.map((item) => (
            <tr key={`${item.group} ${item.name}`}>
              <th scope="row">{item.name}</th>
              <td>{item.group}</td>
              <td>{t(`ui.chart.${item.outcome}`)}</td>
              <td>{clock(item.seconds)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function useClock() {
  const { t } = useTranslation();
  return (seconds: number) =>
    t('ui.chart.clock', { minutes: Math.floor(seconds / 60), seconds: Math.round(seconds % 60) });
}
