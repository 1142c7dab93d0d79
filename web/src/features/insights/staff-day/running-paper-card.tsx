import type { RunningPaper } from '@abhyas/contract/insights/staff-day';
import { Button } from '@mantine/core';
import { IconAlertTriangle, IconEye } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';
import { Icon } from '../../../ui/controls/icon.tsx';
import { StackBar } from '../../../ui/figures/stack-bar.tsx';
import { Quiet } from '../../../ui/layout/quiet.tsx';
import { Row, Stack } from '../../../ui/layout/stack.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { Badge } from '../../../ui/status/badge.tsx';
import classes from './staff-day.module.css';

interface Props {
  readonly paper: RunningPaper;
  readonly now: string;
}

/** A test that is taken now: how many are where, and the way to watch it. */
export function RunningPaperCard({ paper, now }: Props) {
  const { t } = useTranslation();
  const { title, done, attempting, offline, notStarted } = paper;
  const parts = [
    { value: done, tone: 'accent-strong', label: t('insights.staffDay.running.done', { count: done }) },
    { value: attempting, tone: 'accent', label: t('insights.staffDay.running.attempting', { count: attempting }) },
    { value: offline, tone: 'warn', label: t('insights.staffDay.running.offline', { count: offline }) },
    { value: notStarted, tone: 'neutral', label: t('insights.staffDay.running.notStarted', { count: notStarted }) },
  ] as const;
  return (
    <Card label={title}>
      <Stack gap={3}>
        <Head paper={paper} now={now} />
        <StackBar
          label={t('insights.staffDay.running.students', { count: paper.students })}
          parts={parts}
          legend
          height={8}
        />
        {offline > 0 && (
          <p className={classes['offline']}>
            <Icon of={IconAlertTriangle} />
            {t('insights.staffDay.running.kept', { count: offline })}
          </p>
        )}
      </Stack>
    </Card>
  );
}

function Head({ paper: { paperId, title, closesAt, questions, minutes }, now }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const minutesLeft = closesAt && (Date.parse(closesAt) - Date.parse(now)) / 60_000;
  return (
    <div className={classes['running']}>
      <Stack gap={1}>
        <Row gap={2} align="center">
          <Badge tone="live">{t('insights.staffDay.running.now')}</Badge>
          {closesAt && (
            <Quiet as="span">
              {t('insights.staffDay.running.till', {
                time: format.sameDay(closesAt, now) ? format.time(closesAt) : format.dateTime(closesAt),
                left: format.minutes(Number(minutesLeft)),
              })}
            </Quiet>
          )}
        </Row>
        <h2 className={classes['paper']}>{title}</h2>
        <Quiet>
          {t('insights.staffDay.running.size', {
            questions: format.number(questions),
            time: format.minutes(minutes),
          })}
        </Quiet>
      </Stack>
      <Button
        variant="action"
        leftSection={<Icon of={IconEye} />}
        renderRoot={(props) => <Link {...props} to="/partner/papers/$paperId/live" params={{ paperId }} />}
      >
        {t('insights.staffDay.running.watch')}
      </Button>
    </div>
  );
}
