import type { Today } from '@abhyas/contract/discovery/home';
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';
import { ProgressBar } from '../../../ui/figures/progress-bar.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { useSubjectName } from '../use-subject-name.ts';
import type { ChosenExam } from './chosen-exams.tsx';
import classes from './weak-topics.module.css';

/** Questions of a test on one weak topic. */
const PRACTISED = 10;

interface Props {
  readonly topics: Today['weakTopics'];
  /** Those that the reader prepares for and may make tests of; a guardian makes none. */
  readonly exams?: readonly ChosenExam[] | undefined;
}

/** Topics answered wrong most often, each with the way to a test on it; absent until there are answers to judge by. */
export function WeakTopics({ topics, exams }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const subjectName = useSubjectName();
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
            <Practise areaId={areaId} name={name} exam={exams?.find(({ subjects }) => subjects.includes(subject))} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

interface PractiseProps {
  readonly areaId: string;
  readonly name: string;
  readonly exam: ChosenExam | undefined;
}

/** Opens the form of a test of one's own with this topic; absent where no chosen exam asks its subject. */
function Practise({ areaId, name, exam }: PractiseProps) {
  const { t } = useTranslation();
  if (!exam) return null;
  return (
    <Button
      size="sm"
      variant="outline"
      aria-label={t('discovery.today.practiseTopic', { name, count: PRACTISED })}
      renderRoot={(props) => (
        <Link {...props} to="/newtest" search={{ exam: exam.id, chapters: areaId, questions: PRACTISED }} />
      )}
    >
      {t('discovery.today.practise', { count: PRACTISED })}
    </Button>
  );
}
