import type { Tone } from '../tone.ts';
import classes from './progress-bar.module.css';

interface Props {
  readonly value: number;
  /** What is measured, for readers of the screen. */
  readonly label: string;
  readonly max?: number | undefined;
  readonly tone?: Tone | undefined;
}

/** How much of something is done. */
export function ProgressBar({ value, label, max = 100, tone = 'accent' }: Props) {
  const share = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0;
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuenow={value}
      aria-valuemin={0}
      aria-valuemax={max}
      className={classes['track']}
      data-tone={tone}
    >
      <span className={classes['bar']} style={{ width: `${share * 100}%` }} />
    </div>
  );
}
