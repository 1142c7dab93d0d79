import type { SetReport } from '@abhyas/contract/assessments/sets';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../lib/format.ts';
import { Card } from '../../../../ui/page/card.tsx';
import { Table } from '../../../../ui/page/table.tsx';
import { SpreadBadge } from './spread-words.tsx';
import classes from './sets.module.css';

/** Expected score and time of each set of this test. */
export function SetsFigures({ report }: { readonly report: SetReport }) {
  const { t } = useTranslation();
  const { marks, minutes, number } = useFormat();
  const { sets, spread, basis, fullMarks } = report;
  return (
    <Card
      flush
      as="div"
      title={t('authoring.sets.figures')}
      note={t('authoring.sets.version', { version: number(report.version) })}
      aside={sets.length > 1 && <SpreadBadge spread={spread} />}
    >
      <Table
        label={t('authoring.sets.figures')}
        head={[
          { key: 'set', label: t('authoring.sets.set') },
          { key: 'marks', label: t('authoring.sets.expectedMarks'), numeric: true },
          { key: 'time', label: t('authoring.sets.expectedTime'), numeric: true },
        ]}
      >
        {sets.map((set) => (
          <tr key={set.letter}>
            <td>
              <b>{t('authoring.sets.named', { letter: set.letter })}</b>
            </td>
            <td data-numeric>
              {marks(Math.round(set.marks / 10) * 10)}{' '}
              <small>{t('authoring.sets.ofMarks', { full: marks(fullMarks) })}</small>
            </td>
            <td data-numeric>{minutes(Math.round(set.seconds / 60))}</td>
          </tr>
        ))}
      </Table>
      <p className={classes['basis']}>
        {t('authoring.sets.basis', {
          count: basis.questions,
          known: number(basis.known),
          timed: number(basis.timed),
        })}
      </p>
    </Card>
  );
}
