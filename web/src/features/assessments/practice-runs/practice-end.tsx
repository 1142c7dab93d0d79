import type { PracticeRun, PracticeWish } from '@abhyas/contract/assessments/practice-runs';
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';
import { Stat, StatStrip } from '../../../ui/figures/stat.tsx';
import { Card } from '../../../ui/page/card.tsx';
import classes from './practice.module.css';
import { PractiseSet } from './practise-set.tsx';
import { useFocusWhen } from './use-focus-when.ts';
import { usePracticeCounts } from './use-practice-counts.ts';

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
  const result = run.attemptId ?? run.wish?.apartFrom;
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
      note={!run.wish && t('assessments.practice.doneText')}
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
          {run.wish ? <MoreOfThese wish={run.wish} /> : <Again run={run} />}
          {result && (
            <Button component={Link} to={`/student/results/${result}`} variant="outline">
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

function Again({ run }: { readonly run: PracticeRun }) {
  const { t } = useTranslation();
  return (
    <Button
      component={Link}
      to={`/student/tests/${run.paper.id}/practice${run.attemptId ? `?wrongOf=${run.attemptId}` : ''}`}
      variant="action"
    >
      {t('assessments.practice.again')}
    </Button>
  );
}

/** As many of the same chapter again; those that were not met come first. */
function MoreOfThese({ wish }: { readonly wish: PracticeWish }) {
  const { t } = useTranslation();
  const found = usePracticeCounts([wish.areaId], { apartFrom: wish.apartFrom })?.get(wish.areaId) ?? 0;
  const count = Math.min(wish.questions, found);
  if (count === 0) return null;
  return (
    <PractiseSet wish={{ ...wish, questions: count }} variant="action" size="md">
      {t('assessments.practice.more', { count })}
    </PractiseSet>
  );
}
