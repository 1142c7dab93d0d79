import type { Today } from '@abhyas/contract/discovery/home';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';
import { ProgressBar } from '../../../ui/figures/progress-bar.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { PractiseSet, usePracticeCounts } from '../../assessments/index.ts';
import { useSubjectName } from '../use-subject-name.ts';
import classes from './weak-topics.module.css';

/** At most so many questions on one weak topic. */
const PRACTISED = 10;

interface Props {
  readonly topics: Today['weakTopics'];
  /** The reader may practise them; a guardian does not. */
  readonly practises?: boolean;
}

/** Topics answered wrong most often, each with what there is to practise on it; absent until there are answers to judge by. */
export function WeakTopics({ topics, practises = false }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const subjectName = useSubjectName();
  const counts = usePracticeCounts(
    topics.map(({ areaId }) => areaId),
    { enabled: practises },
  );
  if (topics.length === 0) return null;
  const aside = <span className={classes['note']}>{t('discovery.today.shareRight')}</span>;
  return (
    <Card title={t('discovery.today.weakTopics')} aside={aside} flush>
      <ul className={classes['topics']}>
        {topics.map(({ areaId, name, subject, right, of }) => (
          <li key={areaId}>
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
            <Practise areaId={areaId} name={name} found={counts?.get(areaId) ?? 0} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

interface PractiseProps {
  readonly areaId: string;
  readonly name: string;
  /** Questions that there are. */
  readonly found: number;
}

function Practise({ areaId, name, found }: PractiseProps) {
  const { t } = useTranslation();
  const count = Math.min(PRACTISED, found);
  if (count === 0) return null;
  return (
    <PractiseSet wish={{ areaId, questions: count }} label={t('discovery.today.practiseTopic', { name, count })}>
      {t('discovery.today.practise', { count })}
    </PractiseSet>
  );
}
