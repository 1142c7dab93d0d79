import { IconPlayerPause } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
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
  useEffect(() => place.current?.focus(), []);
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
