import type { PracticeRun } from '@abhyas/contract/assessments/practice-runs';
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';
import { Stat, StatStrip } from '../../../ui/figures/stat.tsx';
import { Card } from '../../../ui/page/card.tsx';
import classes from './practice.module.css';
import { useFocusWhen } from './use-focus-when.ts';

const outcomes = ['right', 'partial', 'wrong', 'unanswered'] as const;

interface Props {
  readonly run: PracticeRun;
  /** The last question, or the button that ended the run, was here a moment ago. */
  readonly arrived: boolean;
}

/** What became of a run, and what one can do next. */
export function PracticeEnd({ run, arrived }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const heading = useFocusWhen<HTMLSpanElement>(arrived);
  const count = (outcome: (typeof outcomes)[number]) => run.answers.filter((one) => one.outcome === outcome).length;
  const open = run.questions.length - run.answers.length;
  const figures = [
    ...outcomes.map((outcome) => [outcome, count(outcome)] as const),
    ...(open > 0 ? [['open', open] as const] : []),
  ].filter(([outcome, value]) => value > 0 || outcome === 'right' || outcome === 'wrong');
  return (
    <Card
      title={
        <span ref={heading} tabIndex={-1}>
          {t('assessments.practice.done')}
        </span>
      }
      note={t('assessments.practice.doneText')}
    >
      <div className={classes['end']}>
        <StatStrip label={t('assessments.practice.done')}>
          {figures.map(([outcome, value]) => (
            <Stat
              key={outcome}
              bare
              label={t(`assessments.practice.outcome.${outcome}`)}
              figure={format.number(value)}
              small={` ${t('assessments.result.of', { full: format.number(run.questions.length) })}`}
            />
          ))}
        </StatStrip>
        <div className={classes['actions']}>
          <Button
            component={Link}
            to={`/student/tests/${run.paper.id}/practice${run.attemptId ? `?wrongOf=${run.attemptId}` : ''}`}
            variant="action"
          >
            {t('assessments.practice.again')}
          </Button>
          {run.attemptId && (
            <Button component={Link} to={`/student/results/${run.attemptId}`} variant="outline">
              {t('assessments.practice.toResult')}
            </Button>
          )}
          <Button component={Link} to="/student/tests" variant="ghost">
            {t('assessments.own.toTests')}
          </Button>
        </div>
      </div>
    </Card>
  );
}
