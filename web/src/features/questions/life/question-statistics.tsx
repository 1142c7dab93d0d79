import type { ItemStatistics } from '@abhyas/contract/questions/life';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api, query } from '../../../lib/api.ts';
import { useFormat } from '../../../lib/format.ts';
import { BarRow } from '../../../ui/figures/bar-row.tsx';
import { Notice } from '../../../ui/status/notice.tsx';
import { letterOf } from '../preview/question-words.ts';
import classes from './life.module.css';

/** How students did at a question: one sentence, what they answered, and what somebody should look at. */
export function QuestionStatistics({
  questionId,
  lettered,
}: {
  readonly questionId: string;
  readonly lettered: boolean;
}) {
  const { data } = useQuery({ ...query(api.questions.showStatistics, { params: { questionId } }), staleTime: 60_000 });
  return data ? <Shown data={data} lettered={lettered} /> : null;
}

function Shown({ data, lettered }: { readonly data: ItemStatistics; readonly lettered: boolean }) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const { students, rightShare, fits, discrimination, meanSeconds, answers, unanswered, flags } = data;
  const named = (answer: string) =>
    lettered
      ? answer
          .split(',')
          .map((option) => letterOf(Number(option)))
          .join(', ')
      : answer;
  const share = (count: number) =>
    t('questions.life.statistics.percent', { value: Math.round((count / students) * 100) });
  return (
    <section className={classes['statistics']} aria-label={t('questions.life.statistics.title')}>
      <h3>{t('questions.life.statistics.title')}</h3>
      {rightShare === null ? (
        <p>{t('questions.life.statistics.nobody')}</p>
      ) : (
        <>
          <p>
            {t('questions.life.statistics.students', { count: students, shown: number(students) })}{' '}
            {t('questions.life.statistics.right', { value: Math.round(rightShare / 100) })}
            {fits === null
              ? `. ${t('questions.life.statistics.fewer')}`
              : `, ${t(
                  fits === data.difficulty ? 'questions.life.statistics.fits' : 'questions.life.statistics.fitsOther',
                  {
                    difficulty: t(`questions.difficulties.${fits}`),
                  },
                )}`}
          </p>
          {flags.map((flag) => (
            <Notice key={flag} tone={flag === 'negative' || flag === 'distractor' ? 'bad' : 'warn'}>
              {t(`questions.life.statistics.flags.${flag}`)}
            </Notice>
          ))}
          <div className={classes['bars']}>
            {answers.map(({ answer, count, right }) => (
              <BarRow
                key={answer}
                label={right ? t('questions.life.statistics.rightAnswer', { answer: named(answer) }) : named(answer)}
                value={count}
                max={students}
                figure={share(count)}
              />
            ))}
            {unanswered > 0 && (
              <BarRow
                label={t('questions.life.statistics.unanswered')}
                value={unanswered}
                max={students}
                figure={share(unanswered)}
              />
            )}
          </div>
          <p className={classes['quiet']}>
            {meanSeconds !== null && t('questions.life.statistics.time', { seconds: number(meanSeconds) })}
            {discrimination !== null &&
              ` · ${t('questions.life.statistics.discrimination', { value: (discrimination / 100).toFixed(2) })}`}
          </p>
        </>
      )}
    </section>
  );
}
