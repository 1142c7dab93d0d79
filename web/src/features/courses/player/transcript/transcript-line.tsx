import { memo } from 'react';
import { useFormat } from '../../../../lib/format.ts';
import classes from './transcript.module.css';

interface Props {
  /** Which of all lines. */
  readonly at: number;
  /** Seconds. */
  readonly from: number;
  readonly text: string;
  /** Its letters that were sought. */
  readonly foundFrom: number;
  readonly foundTo: number;
  readonly isSpoken: boolean;
  readonly onSeek: (seconds: number) => void;
}

/** One line of what is said: a press goes to its second. There may be thousands, so one is drawn anew only when it changes. */
export const TranscriptLine = memo(function TranscriptLine(props: Props) {
  const { at, from, text, foundFrom, foundTo, isSpoken, onSeek } = props;
  const { clock } = useFormat();
  return (
    <li data-at={at} aria-current={isSpoken || undefined}>
      <button type="button" className={classes['line']} onClick={() => onSeek(from)}>
        <span className={classes['time']}>{clock(from)}</span>
        <span>
          {text.slice(0, foundFrom)}
          {foundTo > foundFrom && <mark>{text.slice(foundFrom, foundTo)}</mark>}
          {text.slice(foundTo)}
        </span>
      </button>
    </li>
  );
});
