import type { StatisticsPeriod } from '@abhyas/contract/flashcards/day';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';
import { Stat, StatStrip } from '../../../ui/figures/stat.tsx';
import type { Statistics } from './figures.ts';

const lengths = { month: 30, quarter: 91, year: 364 } as const satisfies Record<StatisticsPeriod, number>;

interface Props {
  readonly statistics: Statistics;
  readonly period: StatisticsPeriod;
}

/** Answers, time and days of a period, and what a day took. */
export function FiguresStrip({ statistics: { reviews, seconds, daysLearned }, period }: Props) {
  const { t } = useTranslation();
  const { number, length, seconds: inSeconds } = useFormat();
  const time = (all: number) => (all === 0 ? number(0) : length(all));
  const label = (key: string) => t(`flashcards.statistics.figures.${key}`);
  return (
    <StatStrip label={label('title')}>
      <Stat
        bare
        lead
        label={label('days')}
        figure={number(daysLearned)}
        small={t('flashcards.statistics.figures.of', { count: lengths[period] })}
      />
      <Stat bare label={label('answers')} figure={number(reviews)} />
      <Stat bare label={label('time')} figure={time(seconds)} />
      <Stat
        bare
        label={label('aDay')}
        figure={time(daysLearned === 0 ? 0 : seconds / daysLearned)}
        note={
          reviews > 0 && t('flashcards.statistics.figures.each', { time: inSeconds(Math.round(seconds / reviews)) })
        }
      />
    </StatStrip>
  );
}
