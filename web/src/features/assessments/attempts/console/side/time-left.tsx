import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../../lib/format.ts';
import { announcement, writeClock } from '../../clock.ts';
import type { ConsoleTiming } from '../console-scene.ts';
import { useTimeLeft } from './use-time-left.ts';
import classes from './time-left.module.css';

interface Props {
  readonly timing: ConsoleTiming;
  /** On the bar of a phone: the figures alone. */
  readonly small?: boolean | undefined;
  /** Locked sections: the open one, whose time is said too. */
  readonly section?: { readonly title: string; readonly end: string } | undefined;
  /** Counts how often the time was asked for with a key. */
  readonly asked?: number | undefined;
}

/** From here on the figures change their colour too. */
const lowSeconds = 300;

/** The time left by the server's clock. It is said politely at 10, 5 and 1 minute, and whenever somebody asks. */
export function TimeLeft({ timing, small, section, asked = 0 }: Props) {
  const { t } = useTranslation();
  const spoken = useSpokenTime();
  const left = useTimeLeft(timing, timing.deadline);
  const inSection = useTimeLeft(timing, section?.end ?? timing.deadline);
  const [said, setSaid] = useState('');
  const ofSection = section && inSection < left ? section : undefined;
  useAnnouncement(left, (minutes) => setSaid(t('assessments.console.minutesLeft', { count: minutes })));
  useAnnouncement(
    inSection,
    (minutes) =>
      ofSection && setSaid(t('assessments.tools.sectionMinutesLeft', { section: ofSection.title, count: minutes })),
  );
  const say = () => {
    const all = t('assessments.console.timeLeftSpoken', { time: spoken(left) });
    const part =
      ofSection && t('assessments.tools.sectionLeftSpoken', { section: ofSection.title, time: spoken(inSection) });
    setSaid([part, all].filter(Boolean).join(' '));
  };
  useWhenAsked(asked, say);
  return (
    <div className={classes['timer']} data-small={small || undefined} data-low={left <= lowSeconds || undefined}>
      {!small && <span>{t('assessments.console.timeLeft')}</span>}
      <b role="timer" aria-live="off" aria-label={t('assessments.console.timeLeft')}>
        {writeClock(left)}
      </b>
      <button type="button" className={classes['say']} onClick={say}>
        {t('assessments.console.sayTime')}
      </button>
      <span className="sr-only" aria-live="polite">
        {said}
      </span>
    </div>
  );
}

/** Minutes, in the last hour with their seconds. */
function useSpokenTime(): (seconds: number) => string {
  const format = useFormat();
  return (seconds) => (seconds < 3600 ? format.seconds(seconds) : format.minutes(Math.floor(seconds / 60)));
}

function useAnnouncement(left: number, say: (minutes: number) => void): void {
  const before = useRef(left);
  useEffect(() => {
    const minutes = announcement(before.current, left);
    before.current = left;
    if (minutes !== undefined) say(minutes);
  });
}

function useWhenAsked(asked: number, say: () => void): void {
  const answered = useRef(asked);
  useEffect(() => {
    if (answered.current === asked) return;
    answered.current = asked;
    say();
  });
}
