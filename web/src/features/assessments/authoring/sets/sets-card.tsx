import type { SetLetter } from '@abhyas/contract/assessments/shapes';
import { useTranslation } from 'react-i18next';
import { Segmented } from '../../../../ui/controls/segmented.tsx';
import { Card } from '../../../../ui/page/card.tsx';
import { useBuilding } from '../builder/building.ts';
import classes from './sets.module.css';

const counts = ['1', '2', '3', '4'] as const;
export const setLetters: readonly SetLetter[] = ['A', 'B', 'C', 'D'];

/** In how many sets the test is given out: the same questions, each set in an order of its own. */
export function SetsCard() {
  const { t } = useTranslation();
  const { draft, change, readOnly } = useBuilding();
  const sets = draft.sets ?? 1;
  return (
    <Card title={t('authoring.sets.card')} note={t('authoring.sets.cardNote')}>
      <fieldset disabled={readOnly} className={classes['choice']}>
        <Segmented
          label={t('authoring.sets.card')}
          value={String(sets) as (typeof counts)[number]}
          options={counts.map((value) => ({ value, label: t('authoring.sets.count', { count: Number(value) }) }))}
          onChange={(value) => change({ do: 'set', values: { sets: Number(value) } })}
        />
        <p>{t(sets > 1 ? 'authoring.sets.several' : 'authoring.sets.single', { last: setLetters[sets - 1] })}</p>
      </fieldset>
    </Card>
  );
}
