import type { OwnCounts } from '@abhyas/contract/assessments/custom';
import { ownCriteria } from '@abhyas/contract/assessments/own-papers';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';
import { Card } from '../../../ui/page/card.tsx';
import { Chip } from '../../../ui/status/chip.tsx';
import classes from './custom.module.css';
import { type OwnForm, toggled, toggledCriterion } from './own-form.ts';

interface Props {
  readonly form: OwnForm;
  readonly counts: OwnCounts;
  readonly onChange: (patch: Partial<OwnForm>) => void;
}

const criterionNames = Object.entries(ownCriteria);

/** Where the questions come from (spec §9), and how hard they are. */
export function SourceCard({ form, counts, onChange }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <Card title={t('assessments.own.which')}>
      <div className={classes['fields']}>
        <div role="group" aria-labelledby="own-criteria">
          <h3 id="own-criteria">{t('assessments.own.from')}</h3>
          <div className={classes['chips']}>
            {criterionNames.map(([name, criterion]) => (
              <Chip
                key={name}
                size="md"
                on={form.criteria.includes(criterion)}
                count={format.number(counts.criteria.find((one) => one.criterion === criterion)?.count ?? 0)}
                onClick={() => onChange({ criteria: toggledCriterion(form.criteria, criterion) })}
              >
                {t(`assessments.own.criteria.${name}`)}
              </Chip>
            ))}
          </div>
          {form.criteria.length > 1 && <p className={classes['hint']}>{t('assessments.own.eitherWillDo')}</p>}
        </div>
        <div role="group" aria-labelledby="own-difficulty">
          <h3 id="own-difficulty">{t('assessments.own.difficulty')}</h3>
          <div className={classes['chips']}>
            {counts.difficulties.map(({ difficulty, count }) => (
              <Chip
                key={difficulty}
                size="md"
                on={form.difficulties.includes(difficulty)}
                count={format.number(count)}
                onClick={() => onChange({ difficulties: toggled(form.difficulties, difficulty) })}
              >
                {t(`assessments.own.difficulties.${difficulty}`)}
              </Chip>
            ))}
          </div>
          {form.difficulties.length === 0 && <p className={classes['hint']}>{t('assessments.own.anyDifficulty')}</p>}
        </div>
      </div>
    </Card>
  );
}
