import type { PaperAnalysis } from '@abhyas/contract/assessments/analysis';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';
import { BarRow } from '../../../ui/figures/bar-row.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { useSubjectName } from '../results/use-subject-name.ts';
import classes from './analysis.module.css';

/** Average marks by subject with the best, and by section where these are others. */
export function AveragesCard({ analysis: { subjects, sections } }: { readonly analysis: PaperAnalysis }) {
  const { t } = useTranslation();
  const { marks } = useFormat();
  const subject = useSubjectName();
  const figure = (average: number, full: number) => `${marks(average)}/${marks(full)}`;
  return (
    <Card title={t('authoring.analysis.averages.title')} note={t('authoring.analysis.averages.note')}>
      <div className={classes['bars']}>
        {subjects.map(({ subject: name, average, full, best }) => (
          <BarRow
            key={name}
            label={subject(name)}
            value={Math.max(0, average)}
            max={full}
            figure={figure(average, full)}
            topper={best}
            topperLabel={t('authoring.analysis.averages.best', { marks: marks(best) })}
          />
        ))}
      </div>
      {sections.length > 1 && (
        <>
          <h3 className={classes['subhead']}>{t('authoring.analysis.averages.sections')}</h3>
          <div className={classes['bars']}>
            {sections.map(({ title, average, full }, at) => (
              <BarRow
                key={`${at} ${title}`}
                label={title}
                value={Math.max(0, average)}
                max={full}
                figure={figure(average, full)}
              />
            ))}
          </div>
        </>
      )}
    </Card>
  );
}
