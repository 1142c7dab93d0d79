import type { api as contract } from '@abhyas/contract';
import { ownCriteria } from '@abhyas/contract/assessments/own-papers';
import type { Reply } from '@abhyas/contract/endpoint';
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../ui/page/card.tsx';
import { useSubjectName } from '../results/use-subject-name.ts';
import classes from './product-tests.module.css';
import { StartOverview } from './start-overview.tsx';

type Tests = Reply<(typeof contract)['assessments']['showProductTests']>;
const MOST_NAMED = 6;

/** The diagnostic across a syllabus: offered, waiting, or with the chapters that it found weak. */
export function OverviewCard({ exam, overview }: Pick<Tests, 'exam' | 'overview'>) {
  const { t } = useTranslation();
  return (
    <Card
      title={t('assessments.own.overview.title', { exam: exam.name })}
      note={t(`assessments.own.overview.note.${overview.state}`)}
    >
      {overview.state === 'done' && <WeakChapters exam={exam} overview={overview} />}
      <div className={classes['actions']}>
        {overview.state === 'open' && overview.paperId ? (
          <Button component={Link} to={`/student/tests/${overview.paperId}`} variant="outline">
            {t('assessments.own.overview.goOn')}
          </Button>
        ) : (
          <StartOverview examId={exam.id} again={overview.state === 'done'} />
        )}
        {overview.attemptId && (
          <Button component={Link} to={`/student/results/${overview.attemptId}`} variant="ghost">
            {t('assessments.papers.result')}
          </Button>
        )}
      </div>
    </Card>
  );
}

function WeakChapters({ exam, overview: { weak } }: Pick<Tests, 'exam' | 'overview'>) {
  const { t } = useTranslation();
  const subjectName = useSubjectName();
  if (weak.length === 0) return <p>{t('assessments.own.overview.noneWeak')}</p>;
  const named = weak.slice(0, MOST_NAMED);
  const chapters = named.map(({ id }) => id).join(',');
  return (
    <>
      <h3 className={classes['weakTitle']}>{t('assessments.own.overview.weak', { count: weak.length })}</h3>
      <ul className={classes['weak']}>
        {named.map(({ id, name, subject, right, of }) => (
          <li key={id}>
            <b>{name}</b>
            <span>
              {subjectName(subject)} · {t('assessments.own.overview.rightOf', { right, of })}
            </span>
          </li>
        ))}
      </ul>
      <p>
        <Link to="/newtest" search={{ exam: exam.id, chapters, from: ownCriteria.random }}>
          {t('assessments.own.overview.practiseWeak')}
        </Link>
      </p>
    </>
  );
}
