import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from '../player.module.css';
import type { PlayerMark } from '../player.tsx';

interface Props {
  readonly marks: readonly PlayerMark[];
  /** Length of the video. */
  readonly seconds: number;
  readonly onMark: (mark: PlayerMark) => void;
}

/** The player's own keys keep away from these here. */
const ownKeys = { keysused: 'ArrowLeft ArrowRight Home End Space Enter' };
const steps: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowLeft: (at) => Math.max(0, at - 1),
  ArrowRight: (at, last) => Math.min(last, at + 1),
  Home: () => 0,
  End: (_at, last) => last,
};

/** What somebody left at a second, on the bar of a video: a press goes there. One stop for the Tab key; arrows go from mark to mark. */
export function MarksOnBar({ marks, seconds, onMark }: Props) {
  const { t } = useTranslation();
  const [stop, setStop] = useState(0);
  const inside = marks.filter(({ at }) => at <= seconds).toSorted((one, other) => one.at - other.at);
  const last = inside.length - 1;
  const onKeyDown = (event: KeyboardEvent<HTMLButtonElement>, at: number) => {
    const mark = inside[at];
    // The player around it takes the press of Space away before the button hears of it.
    if (event.key === ' ' && mark) onMark(mark);
    const next = steps[event.key]?.(at, last);
    if (next === undefined) return;
    event.preventDefault();
    event.currentTarget.parentElement?.querySelectorAll('button')[next]?.focus();
  };
  return (
    <div role="group" aria-label={t('ui.player.marks')} className={classes['marks']}>
      {inside.map((mark, at) => (
        <button
          key={mark.id}
          type="button"
          data-kind={mark.kind}
          aria-label={mark.label}
          title={mark.label}
          tabIndex={at === Math.min(stop, last) ? 0 : -1}
          style={{ left: `${(mark.at / seconds) * 100}%` }}
          onFocus={() => setStop(at)}
          onKeyDown={(event) => onKeyDown(event, at)}
          onClick={() => onMark(mark)}
          {...ownKeys}
        />
      ))}
    </div>
  );
}
