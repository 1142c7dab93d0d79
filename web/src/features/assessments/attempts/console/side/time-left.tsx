import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../../lib/format.ts';
import { announcement, secondsLeft, writeClock, type ServerClock } from '../../clock.ts';
import classes from './time-left.module.css';

interface Props {
  readonly deadline: string;
  readonly clock: ServerClock;
  /** On the bar of a phone: the figures alone. */
  readonly small?: boolean | undefined;
}

/** From here on the figures change their colour too. */
const lowSeconds = 300;

/** The time left by the server's clock. It is said politely at 10, 5 and 1 minute, and whenever somebody asks. */
export function TimeLeft({ deadline, clock, small }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const left = useSecondsLeft(deadline, clock);
  const [said, setSaid] = useState('');
  useAnnouncement(left, (minutes) => setSaid(t('assessments.console.minutesLeft', { count: minutes })));
  const time = left < 3600 ? format.seconds(left) : format.minutes(Math.floor(left / 60));
  const spoken = t('assessments.console.timeLeftSpoken', { time });
  return (
    <div className={classes['timer']} data-small={small || undefined} data-low={left <= lowSeconds || undefined}>
      {!small && <span>{t('assessments.console.timeLeft')}</span>}
      <b role="timer" aria-live="off" aria-label={t('assessments.console.timeLeft')}>
        {writeClock(left)}
      </b>
      <button type="button" className={classes['say']} onClick={() => setSaid(spoken)}>
        {t('assessments.console.sayTime')}
      </button>
      <span className="sr-only" aria-live="polite">
        {said}
      </span>
    </div>
  );
}

function useSecondsLeft(deadline: string, clock: ServerClock): number {
  const [left, setLeft] = useState(() => secondsLeft(deadline, clock.now()));
  useEffect(() => {
    const look = () => setLeft(secondsLeft(deadline, clock.now()));
    look();
    const timer = setInterval(look, 250);
    return () => clearInterval(timer);
  }, [deadline, clock]);
  return left;
}

function useAnnouncement(left: number, say: (minutes: number) => void): void {
  const before = useRef(left);
  useEffect(() => {
    const minutes = announcement(before.current, left);
    before.current = left;
    if (minutes !== undefined) say(minutes);
  });
}
