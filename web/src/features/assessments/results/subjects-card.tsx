import type { AttemptResult } from '@abhyas/contract/assessments/shapes';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';
import { BarRow } from '../../../ui/figures/bar-row.tsx';
import { Card } from '../../../ui/page/card.tsx';
import classes from './result.module.css';
import { useResultWords } from './head-words.ts';
import { useSubjectName } from './use-subject-name.ts';

/** Nearer than this share of the bar, two marks have no room for words of their own. */
const near = 0.2;

/** Marks of the whole and by subject, beside the average and the topper. */
export function SubjectsCard({ result }: { readonly result: AttemptResult }) {
  const { subjects } = result;
  const { t } = useTranslation();
  const format = useFormat();
  const name = useSubjectName();
  const say = useResultWords();
  const marksOf = ({ average, topper, full: of }: Omit<AttemptResult['subjects'][number], 'subject'>) => {
    if (average === null || topper === null) return {};
    const [averageLabel, topperLabel] = [
      t('assessments.result.average', { marks: format.marks(average) }),
      t('assessments.result.topper', { marks: format.marks(topper) }),
    ];
    // Words that would lie on each other stand in one line.
    return topper - average < of * near
      ? { average, topper, topperLabel: `${averageLabel}, ${topperLabel}` }
      : { average, topper, averageLabel, topperLabel };
  };
  const fulls = new Set(subjects.map(({ full }) => full));
  const [full] = fulls;
  const alone = result.rank === null ? 'Alone' : '';
  const note =
    fulls.size === 1
      ? say(`result.subjectsNote${alone}`, { full: format.marks(full ?? 0) })
      : say(`result.subjectsNoteMixed${alone}`);
  return (
    <Card title={t('assessments.result.subjects')} aside={<span className={classes['quiet']}>{note}</span>}>
      <div className={classes['subjects']}>
        {subjects.length > 1 && (
          <BarRow
            label={t('assessments.insights.whole')}
            value={Math.max(0, result.marks)}
            max={result.full}
            figure={`${format.marks(result.marks)}/${format.marks(result.full)}`}
            {...marksOf(result)}
          />
        )}
        {subjects.map((subject) => (
          <BarRow
            key={subject.subject}
            label={name(subject.subject)}
            value={Math.max(0, subject.marks)}
            max={subject.full}
            figure={
              fulls.size === 1
                ? format.marks(subject.marks)
                : `${format.marks(subject.marks)}/${format.marks(subject.full)}`
            }
            {...marksOf(subject)}
          />
        ))}
      </div>
    </Card>
  );
}
