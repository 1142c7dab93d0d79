import type { Today } from '@abhyas/contract/discovery/home';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';
import { ProgressBar } from '../../../ui/figures/progress-bar.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { useSubjectName } from '../use-subject-name.ts';
import classes from './weak-topics.module.css';

/** Topics answered wrong most often; absent until there are answers to judge by. */
export function WeakTopics({ topics }: { readonly topics: Today['weakTopics'] }) {
  const { t } = useTranslation();
  const format = useFormat();
  const subjectName = useSubjectName();
  if (topics.length === 0) return null;
  const aside = <span className={classes['note']}>{t('discovery.today.shareRight')}</span>;
  return (
    <Card title={t('discovery.today.weakTopics')} aside={aside} flush>
      <ul className={classes['topics']}>
        {topics.map(({ name, subject, right, of }) => (
          <li key={`${subject} ${name}`}>
            <span className={classes['name']}>
              <b>{name}</b>
              <span>{subjectName(subject)}</span>
            </span>
            <ProgressBar
              value={right}
              max={of}
              tone={right * 2 < of ? 'bad' : 'warn'}
              label={t('discovery.today.rightOf', { right: format.number(right), of: format.number(of), name })}
            />
            <span className={classes['share']}>{format.percent(right, of)}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
