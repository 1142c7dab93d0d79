import type { OpenPaper } from '@abhyas/contract/assessments/attempts';
import { Button } from '@mantine/core';
import { IconPlayerPlay } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';
import { Icon } from '../../../ui/controls/icon.tsx';
import { Cover } from '../../../ui/figures/cover.tsx';
import { ProgressBar } from '../../../ui/figures/progress-bar.tsx';
import { Card } from '../../../ui/page/card.tsx';
import classes from './running-attempt.module.css';

/** A test that runs: how much time is left and the way back to it. */
export function RunningAttempt({ paper, now }: { readonly paper: OpenPaper; readonly now: string }) {
  const { t } = useTranslation();
  const format = useFormat();
  const attempt = paper.attempts.find(({ state }) => state === 'running');
  if (!attempt) return null;
  const left = Math.max(0, Math.ceil((Date.parse(attempt.deadline) - Date.parse(now)) / 60_000));
  const length = Math.max(1, Math.round((Date.parse(attempt.deadline) - Date.parse(attempt.startedAt)) / 60_000));
  return (
    <Card flush label={t('discovery.today.running.label')} className={classes['card']}>
      <div className={classes['cover']}>
        <Cover drawing="sheet" />
      </div>
      <div className={classes['words']}>
        <p className={classes['eyebrow']}>{t('discovery.today.running.label')}</p>
        <h2 className={classes['title']}>{paper.title}</h2>
        <p className={classes['facts']}>
          {t('discovery.today.running.until', {
            at: format.time(attempt.deadline),
            zone: format.zone(attempt.deadline),
          })}
        </p>
        <div className={classes['progress']}>
          <ProgressBar value={length - left} max={length} label={t('discovery.today.running.used')} />
          <span>{t('discovery.today.running.left', { time: format.minutes(left) })}</span>
        </div>
        <Button
          component={Link}
          to={`/student/attempts/${attempt.attemptId}`}
          variant="action"
          leftSection={<Icon of={IconPlayerPlay} size={16} />}
        >
          {t('discovery.today.running.resume')}
        </Button>
      </div>
    </Card>
  );
}
