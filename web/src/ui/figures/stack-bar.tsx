import type { Tone } from '../tone.ts';
import classes from './stack-bar.module.css';

export interface StackPart {
  readonly value: number;
  /** `good-soft`, `bad-soft`: the lighter second of two parts of one meaning. */
  readonly tone: Tone | 'good-soft' | 'bad-soft' | 'accent-strong' | 'accent-light';
  /** The part in words with its number, e.g. "72 on wrong answers". */
  readonly label: string;
}

interface Props {
  /** What the whole bar shows. */
  readonly label: string;
  readonly parts: readonly StackPart[];
  /** The parts' words under the bar. */
  readonly legend?: boolean | undefined;
  readonly height?: number | undefined;
}

/** One bar of several parts; its words say the same as its lengths. */
export function StackBar({ label, parts, legend, height = 12 }: Props) {
  const shown = parts.filter((part) => part.value > 0);
  return (
    <div className={classes['stack']}>
      <div
        role="img"
        aria-label={`${label}: ${shown.map((part) => part.label).join(', ')}`}
        className={classes['bar']}
        style={{ height }}
      >
        {shown.map((part) => (
          <span key={part.label} className={classes['part']} data-tone={part.tone} style={{ flexGrow: part.value }} />
        ))}
      </div>
      {legend && (
        <ul aria-hidden="true" className={classes['legend']}>
          {shown.map((part) => (
            <li key={part.label}>
              <span className={classes['dot']} data-tone={part.tone} />
              {part.label}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
