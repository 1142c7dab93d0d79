import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api, query } from '../../../lib/api.ts';
import { can, useMe } from '../../../lib/session.ts';
import { Card } from '../../../ui/page/card.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { LoadFailed } from '../../../ui/status/load-failed.tsx';
import { CardSkeleton } from '../../../ui/status/skeletons.tsx';
import { ExamDateForm } from './exam-date-form.tsx';
import classes from './exam-dates.module.css';

/** The next date of each exam, as the institute writes it. */
export function ExamDatesSection() {
  const { t } = useTranslation();
  const readOnly = !can(useMe(), 'settings.write');
  const exams = useQuery(query(api.taxonomy.listExams));
  const dates = useQuery({ ...query(api.taxonomy.listExamDates), refetchOnWindowFocus: false });
  const failed = exams.error ? exams : dates;
  return (
    <Page title={t('taxonomy.examDates.title')} subtitle={t('taxonomy.examDates.note')}>
      {exams.data && dates.data ? (
        <Card>
          <ul className={classes['exams']}>
            {exams.data.map((exam) => (
              <li key={exam.id}>
                <ExamDateForm
                  exam={exam}
                  saved={dates.data.find(({ examId }) => examId === exam.id)}
                  readOnly={readOnly}
                />
              </li>
            ))}
          </ul>
        </Card>
      ) : failed.error ? (
        <LoadFailed card error={failed.error} onRetry={() => void failed.refetch()} />
      ) : (
        <CardSkeleton lines={5} />
      )}
    </Page>
  );
}
