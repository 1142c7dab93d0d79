import type { StatisticsPeriod } from '@abhyas/contract/flashcards/day';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';
import { noonOf } from '../../../lib/zoned-time.ts';
import { DayBars } from '../../../ui/charts/day-bars.tsx';
import { Segmented } from '../../../ui/controls/segmented.tsx';
import { Quiet } from '../../../ui/layout/quiet.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Card } from '../../../ui/page/card.tsx';
import type { Statistics } from './figures.ts';

const measures = ['reviews', 'minutes'] as const;

interface Props {
  readonly statistics: Statistics;
  readonly period: StatisticsPeriod;
}

/** Answers or minutes on each day of a month, or in each stretch of a longer period. */
export function DoneCard({ statistics: { done }, period }: Props) {
  const { t } = useTranslation();
  const { number, minutes, day, shortDate, longDate } = useFormat();
  const [measure, setMeasure] = useState<(typeof measures)[number]>('reviews');
  const title = t(`flashcards.statistics.done.${period}`);
  const column = (key: string) => t(`flashcards.statistics.done.${key}`);
  return (
    <Card
      title={title}
      aside={
        <Segmented
          size="sm"
          label={column('measure')}
          options={measures.map((value) => ({ value, label: column(value) }))}
          value={measure}
          onChange={setMeasure}
        />
      }
    >
      <Stack gap={3}>
        <DayBars
          counts
          label={title}
          heads={[column(period === 'month' ? 'day' : 'from'), column('reviews'), column('minutes')]}
          bars={done.map(({ from, reviews, seconds }, place) => ({
            key: from,
            name: period === 'month' ? day(noonOf(from)) : shortDate(noonOf(from)),
            brief: shortDate(noonOf(from)),
            value: measure === 'reviews' ? reviews : Math.round(seconds / 60),
            isNow: place === done.length - 1,
            cells: [longDate(noonOf(from)), number(reviews), minutes(seconds / 60)],
          }))}
        />
        <Quiet as="p" size="xs">
          {column('note')}
        </Quiet>
      </Stack>
    </Card>
  );
}
