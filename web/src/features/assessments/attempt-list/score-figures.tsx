import type { api as contract } from '@abhyas/contract';
import type { Reply } from '@abhyas/contract/endpoint';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';
import { usePassPercent } from '../../../lib/institute.ts';
import { Stat } from '../../../ui/figures/stat.tsx';
import classes from './attempt-list.module.css';

type Summary = Reply<typeof contract.assessments.listAttempts>['summary'];

/** How many sat and sit, and how they did: of all attempts, whatever is searched. */
export function ScoreFigures({ summary }: { readonly summary: Summary }) {
  const { t } = useTranslation();
  const { number, marks, percent } = useFormat();
  const above = usePassPercent();
  const { sat, running, average, best, passed, full } = summary;
  const of = t('authoring.attempts.of', { full: marks(full) });
  return (
    <section className={classes['figures']} aria-label={t('authoring.attempts.figures')}>
      <Stat label={t('authoring.attempts.sat')} figure={number(sat)} note={t('authoring.attempts.satNote')} />
      <Stat
        label={t('authoring.attempts.running')}
        figure={number(running)}
        note={t('authoring.attempts.runningNote')}
      />
      <Stat
        label={t('authoring.attempts.average')}
        figure={average === null ? '–' : marks(average)}
        {...(average !== null && { small: of })}
        note={t('authoring.attempts.averageNote')}
      />
      <Stat
        label={t('authoring.attempts.best')}
        figure={best === null ? '–' : marks(best)}
        {...(best !== null && { small: of })}
        note={t('authoring.attempts.bestNote')}
      />
      <Stat
        label={t('authoring.attempts.passed')}
        figure={number(passed)}
        {...(sat > 0 && { small: percent(passed, sat) })}
        note={t('authoring.attempts.passedNote', { percent: above })}
      />
    </section>
  );
}
