import type { ReactNode } from 'react';
import classes from './bar-row.module.css';

interface Props {
  readonly label: string;
  readonly value: number;
  readonly max?: number | undefined;
  /** The number at the end as it is to be read; without it, the value. */
  readonly figure?: ReactNode;
  readonly average?: number | undefined;
  readonly topper?: number | undefined;
  /** Words under the marks, with their numbers: "avg 38", "topper 95". */
  readonly averageLabel?: string | undefined;
  readonly topperLabel?: string | undefined;
}

/** A name, a bar and its figure, with marks where the average and the best lie. */
export function BarRow({ label, value, max = 100, figure, average, topper, averageLabel, topperLabel }: Props) {
  const at = (amount: number) => `${Math.min(100, Math.max(0, max > 0 ? (amount / max) * 100 : 0))}%`;
  const marks = [
    { at: average, text: averageLabel, kind: 'average' },
    { at: topper, text: topperLabel, kind: 'topper' },
  ].filter((mark): mark is typeof mark & { at: number } => mark.at !== undefined);
  return (
    <div className={classes['row']}>
      <span className={classes['label']}>{label}</span>
      <span className={classes['bar']}>
        <span className={classes['fill']} style={{ width: at(value) }} />
        {marks.map((mark) => (
          <span key={mark.kind} className={classes['mark']} data-kind={mark.kind} style={{ left: at(mark.at) }} />
        ))}
      </span>
      <b className={classes['figure']}>{figure ?? value}</b>
      {marks.some((mark) => mark.text) && (
        <span className={classes['words']}>
          {marks.map((mark) => (
            <span key={mark.kind} data-end={mark.at > max * 0.85 || undefined} style={{ left: at(mark.at) }}>
              {mark.text}
            </span>
          ))}
        </span>
      )}
    </div>
  );
}
