import type { CourseFigures } from '@abhyas/contract/courses/figures';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';
import { BarRow } from '../../../ui/figures/bar-row.tsx';
import { Card } from '../../../ui/page/card.tsx';
import classes from './figures.module.css';

/** How the quizzes and papers of the course went. */
export function QuizzesCard({ quizzes }: Pick<CourseFigures, 'quizzes'>) {
  const { t } = useTranslation();
  const { percent } = useFormat();
  return (
    <Card title={t('courses.figures.quizzes')} note={t('courses.figures.quizzesNote')}>
      <div className={classes['bars']}>
        {quizzes.map(({ lessonId, title, learners, meanPercent, passed }) => (
          <div key={lessonId}>
            <BarRow
              label={title}
              value={meanPercent ?? 0}
              figure={meanPercent === null ? '–' : percent(meanPercent, 100)}
            />
            <p className={classes['quiet']}>
              {t('courses.figures.took', { count: learners })}
              {learners > 0 && ` · ${t('courses.figures.passed', { share: percent(passed, learners) })}`}
            </p>
          </div>
        ))}
      </div>
    </Card>
  );
}
