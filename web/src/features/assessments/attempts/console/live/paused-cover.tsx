import { IconPlayerPause } from '@tabler/icons-react';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Tile } from '../../../../../ui/figures/tile.tsx';
import { writeClock } from '../../clock.ts';
import type { ConsoleTiming } from '../console-scene.ts';
import { useTimeLeft } from '../side/use-time-left.ts';
import classes from './live.module.css';

/** While the clock stands still: what that means, how much time is left, and that everything is kept. */
export function PausedCover({ timing, kept }: { readonly timing: ConsoleTiming; readonly kept: number }) {
  const { t } = useTranslation();
  const place = useRef<HTMLDivElement>(null);
  useFocusOn(place);
  const left = useTimeLeft(timing, timing.deadline);
  return (
    <div
      ref={place}
      className={classes['cover']}
      role="alertdialog"
      aria-modal="true"
      aria-labelledby="paused"
      tabIndex={-1}
    >
      <div>
        <Tile icon={IconPlayerPause} size="lg" tone="accent" />
        <h1 id="paused">{t('assessments.tools.paused.title')}</h1>
        <p>{t('assessments.tools.paused.text')}</p>
        <p className={classes['left']}>
          {t('assessments.console.timeLeft')}: <b>{writeClock(left)}</b>
        </p>
        <p role="status">
          {kept > 0 ? t('assessments.tools.paused.kept', { count: kept }) : t('assessments.tools.paused.saved')}
        </p>
      </div>
    </div>
  );
}

/** Takes the focus, and gives it back where the test goes on: after everything else is there again and can take it. */
function useFocusOn(place: { readonly current: HTMLElement | null }): void {
  const before = useRef<Element>(null);
  useLayoutEffect(() => {
    if (place.current?.contains(document.activeElement)) return;
    before.current = document.activeElement;
    place.current?.focus();
  }, [place]);
  useEffect(
    () => () => {
      if (before.current instanceof HTMLElement) before.current.focus({ preventScroll: true });
    },
    [],
  );
}
