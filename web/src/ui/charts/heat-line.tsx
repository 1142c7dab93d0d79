import { useElementSize } from '@mantine/hooks';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './heat-line.module.css';

interface Props {
  /** What is counted, in one sentence. */
  readonly label: string;
  /** How many in each part of the whole, in order. */
  readonly parts: readonly number[];
  /** How many all are: the height of the chart. */
  readonly most: number;
  /** Where a part begins, as it is read: "4:07". */
  readonly nameOf: (part: number) => string;
  readonly format: (count: number) => string;
  /** Names of the columns of the table. */
  readonly partLabel: string;
  readonly countLabel: string;
  /** Parts with a mark under the line, and what each says. */
  readonly marks?: readonly { readonly part: number; readonly text: string }[] | undefined;
  /** A part that matters most, with its name. */
  readonly peak?: { readonly part: number; readonly name: string } | undefined;
}

const HEIGHT = 190;
const TOP = 26;
const BOTTOM = 44;
const NAMES = 6;

/** How many are there in each part of something long: the height of the line and the strength of the strip under it say the same. */
export function HeatLine({ label, parts, most, nameOf, format, partLabel, countLabel, marks, peak }: Props) {
  const { t } = useTranslation();
  const { ref, width } = useElementSize();
  const [at, setAt] = useState<number>();
  const wide = width || 640;
  const floor = HEIGHT - BOTTOM;
  const step = wide / Math.max(1, parts.length);
  const top = Math.max(1, most);
  const y = (count: number) => floor - (count / top) * (floor - TOP);
  const line = parts.map((count, part) => `${part * step} ${y(count)}H${(part + 1) * step}`).join('L');
  const every = Math.max(1, Math.ceil(parts.length / NAMES));
  const open = at === undefined ? undefined : parts[at];
  return (
    <figure ref={ref} className={classes['figure']}>
      <svg width={wide} height={HEIGHT} role="img" aria-label={label} onMouseLeave={() => setAt(undefined)}>
        <path className={classes['all']} d={`M0 ${TOP}H${wide}`} />
        <path className={classes['area']} d={`M0 ${floor}L${line}L${wide} ${floor}Z`} />
        <path className={classes['line']} d={`M${line}`} />
        {parts.map((count, part) => (
          <rect
            key={part}
            className={classes['heat']}
            x={part * step}
            y={floor + 4}
            width={step + 0.5}
            height={10}
            opacity={0.08 + 0.92 * (count / top)}
          />
        ))}
        {marks?.map(({ part, text }) => (
          <circle key={part} className={classes['mark']} cx={(part + 0.5) * step} cy={floor - 8} r={4.5}>
            <title>{text}</title>
          </circle>
        ))}
        {peak && (
          <g className={classes['peak']}>
            <path d={`M${peak.part * step} ${TOP - 6}V${floor + 14}`} />
            <text
              x={peak.part * step + (peak.part > parts.length / 2 ? -6 : 6)}
              y={TOP - 10}
              textAnchor={peak.part > parts.length / 2 ? 'end' : 'start'}
            >
              {peak.name}
            </text>
          </g>
        )}
        {parts.map((_, part) =>
          part % every === 0 && part * step < wide - 24 ? (
            <text key={part} x={Math.max(0, part * step)} y={HEIGHT - 8}>
              {nameOf(part)}
            </text>
          ) : null,
        )}
        {parts.map((_, part) => (
          <rect
            key={part}
            className={classes['target']}
            x={part * step}
            y={0}
            width={step}
            height={HEIGHT}
            onMouseEnter={() => setAt(part)}
          />
        ))}
      </svg>
      {open !== undefined && at !== undefined && (
        <div
          className={classes['tip']}
          style={{ left: Math.min(Math.max(60, (at + 0.5) * step), wide - 60), top: y(open) }}
        >
          <b>{format(open)}</b>
          <span>{nameOf(at)}</span>
        </div>
      )}
      <div className="sr-only">
        <table>
          <caption>{label}</caption>
          <thead>
            <tr>
              <th scope="col">{partLabel}</th>
              <th scope="col">{countLabel}</th>
            </tr>
          </thead>
          <tbody>
            {parts.map((count, part) =>
              part % every === 0 || part === peak?.part ? (
                <tr key={part}>
                  <th scope="row">{t('ui.chart.from', { from: nameOf(part) })}</th>
                  <td>{format(count)}</td>
                </tr>
              ) : null,
            )}
          </tbody>
        </table>
      </div>
    </figure>
  );
}
