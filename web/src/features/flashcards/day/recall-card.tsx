import type { Recall } from '@abhyas/contract/flashcards/day';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';
import { Band, bandWords } from '../../../ui/figures/band.tsx';
import { Facts } from '../../../ui/layout/facts.tsx';
import { Quiet } from '../../../ui/layout/quiet.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { type Statistics, verdictOf } from './figures.ts';
import classes from './day.module.css';

/** How much was remembered of what came back, beside what was wished. */
export function RecallCard({ recall }: { readonly recall: Statistics['recall'] }) {
  const { t } = useTranslation();
  const { percent } = useFormat();
  const { all, young, old, likely, wished } = recall;
  const words = (key: string) => t(`flashcards.statistics.recall.${key}`);
  const of = ({ asked, remembered }: Recall) =>
    asked === 0
      ? words('none')
      : t('flashcards.statistics.recall.of', { part: remembered, count: asked, share: percent(remembered, asked) });
  return (
    <Card title={words('title')}>
      <Stack gap={3}>
        {all.asked > 0 && (
          <p className={classes['share']}>
            {percent(all.remembered, all.asked)} <small>{t('flashcards.statistics.recall.wished', { wished })}</small>
          </p>
        )}
        {likely && <Band of={likely} mark={wished} />}
        <Quiet as="p" size="sm">
          {t(`flashcards.statistics.recall.verdict.${verdictOf(recall)}`, {
            band: likely ? bandWords(likely) : '',
            wished,
          })}
        </Quiet>
        <Facts
          kind="lines"
          items={[
            { label: words('all'), value: of(all) },
            { label: words('young'), value: of(young) },
            { label: words('old'), value: of(old) },
          ]}
        />
      </Stack>
    </Card>
  );
}
