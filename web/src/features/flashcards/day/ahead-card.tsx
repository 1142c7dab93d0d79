import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';
import { noonOf } from '../../../lib/zoned-time.ts';
import { DayBars } from '../../../ui/charts/day-bars.tsx';
import { Quiet } from '../../../ui/layout/quiet.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Card } from '../../../ui/page/card.tsx';
import type { Statistics } from './figures.ts';

/** How many cards each of the next days brings. */
export function AheadCard({ ahead }: Pick<Statistics, 'ahead'>) {
  const { t } = useTranslation();
  const { number, day, shortDate, longDate } = useFormat();
  const all = ahead.reduce((sum, { due }) => sum + due, 0);
  const title = t('flashcards.statistics.ahead.title');
  return (
    <Card title={title} note={t('flashcards.deck.count', { count: all })}>
      <Stack gap={3}>
        <DayBars
          counts
          label={title}
          heads={[t('flashcards.day.day'), t('flashcards.day.due')]}
          bars={ahead.map(({ day: at, due }, place) => ({
            key: at,
            name: day(noonOf(at)),
            brief: shortDate(noonOf(at)),
            value: due,
            isNow: place === 0,
            cells: [longDate(noonOf(at)), number(due)],
          }))}
        />
        <Quiet as="p" size="xs">
          {t('flashcards.statistics.ahead.note')}
        </Quiet>
      </Stack>
    </Card>
  );
}
