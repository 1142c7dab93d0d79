import type { PaperAnalysis } from '@abhyas/contract/assessments/analysis';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';
import { classNames } from '../../../ui/class-names.ts';
import { BarRow } from '../../../ui/figures/bar-row.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { useSubjectName } from '../results/use-subject-name.ts';
import classes from './analysis.module.css';

/** So many stand there before one asks for all. */
const FIRST = 6;

/** The chapters with the smallest share of marks won first; of a batch beside everybody. */
export function ChaptersCard({ analysis: { chapters, batchId } }: { readonly analysis: PaperAnalysis }) {
  const { t } = useTranslation();
  const { percent } = useFormat();
  const subject = useSubjectName();
  const [all, setAll] = useState(false);
  const more = chapters.length > FIRST && (
    <button type="button" className={classes['more']} aria-expanded={all} onClick={() => setAll(!all)}>
      {t(all ? 'authoring.analysis.chapters.fewer' : 'authoring.analysis.chapters.all', { count: chapters.length })}
    </button>
  );
  return (
    <Card
      title={t('authoring.analysis.chapters.title')}
      note={t(batchId ? 'authoring.analysis.chapters.noteBatch' : 'authoring.analysis.chapters.note')}
      aside={more}
    >
      <div className={classNames(classes['bars'], classes['chapters'])}>
        {(all ? chapters : chapters.slice(0, FIRST)).map(({ areaId, name, subject: of, average, full, everybody }) => (
          <BarRow
            key={areaId}
            label={t('authoring.analysis.chapters.name', { name, subject: subject(of) })}
            value={Math.max(0, average)}
            max={full}
            figure={percent(average, full)}
            {...(batchId && {
              average: everybody,
              averageLabel: t('authoring.analysis.chapters.everybody', { share: percent(everybody, full) }),
            })}
          />
        ))}
      </div>
    </Card>
  );
}
