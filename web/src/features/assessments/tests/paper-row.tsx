import type { OpenPaper } from '@abhyas/contract/assessments/attempts';
import { Button } from '@mantine/core';
import { IconCheck, IconClock, IconUser, IconX } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';
import { Icon } from '../../../ui/controls/icon.tsx';
import { DateTile } from '../../../ui/figures/date-tile.tsx';
import { Badge } from '../../../ui/status/badge.tsx';
import { DiscardPaper } from '../custom/discard-paper.tsx';
import classes from './tests.module.css';
import { usePaperWords } from './use-paper-words.ts';

/** One test: its day, what it asks, when it can be taken, and the one thing to do about it. */
export function PaperRow({ paper }: { readonly paper: OpenPaper }) {
  return (
    <PaperLine
      paper={paper}
      title={
        <Link to="/student/tests/$paperId" params={{ paperId: paper.paperId }}>
          {paper.title}
        </Link>
      }
    >
      <Step paper={paper} />
    </PaperLine>
  );
}

interface LineProps {
  readonly paper: OpenPaper;
  readonly title: ReactNode;
  /** What can be done about it. */
  readonly children?: ReactNode;
}

/** The day of a test, what it asks and when it can be taken. */
export function PaperLine({ paper, title, children }: LineProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const words = usePaperWords();
  const day = words.day(paper);
  return (
    <li className={classes['paper']}>
      <DateTile top={format.weekday(day)} day={format.day(day)} />
      <div className={classes['words']}>
        <h3>{title}</h3>
        {paper.kind !== 'PREDEFINED' && <Badge icon={IconUser}>{t(`assessments.own.kind.${paper.kind}`)}</Badge>}
        <p>{words.facts(paper)}</p>
        <p className={classes['when']} data-now={paper.state === 'open' || paper.state === 'running' || undefined}>
          <Icon of={IconClock} size={14} />
          {words.window(paper)}
        </p>
      </div>
      {children}
    </li>
  );
}

function Step({ paper }: { readonly paper: OpenPaper }) {
  const { t } = useTranslation();
  const running = paper.attempts.find(({ state }) => state === 'running');
  const last = paper.attempts.at(-1);
  if (running) {
    return (
      <Button
        component={Link}
        to={`/student/attempts/${running.attemptId}`}
        variant="action"
        className={classes['step']!}
      >
        {t('assessments.papers.resume')}
      </Button>
    );
  }
  return (
    <div className={classes['steps']}>
      {last && <Score attempt={last} />}
      {paper.practice && (
        <Button component={Link} to={`/student/tests/${paper.paperId}/practice`} variant="ghost">
          {t('assessments.own.practise')}
        </Button>
      )}
      {paper.kind !== 'PREDEFINED' && !last && <DiscardPaper paperId={paper.paperId} />}
      {paper.state === 'open' && (
        <Button
          component={Link}
          to={`/student/tests/${paper.paperId}`}
          variant={last ? 'ghost' : 'filled'}
          className={classes['step']!}
        >
          {t(last ? 'assessments.papers.again' : 'assessments.papers.start')}
        </Button>
      )}
      {last && (paper.state === 'done' || last.marks !== null) && (
        <Button
          component={Link}
          to={`/student/results/${last.attemptId}`}
          variant="outline"
          className={classes['step']!}
        >
          {t('assessments.papers.result')}
        </Button>
      )}
      {paper.state === 'upcoming' && <Badge icon={IconClock}>{t('assessments.papers.notOpen')}</Badge>}
      {paper.state === 'missed' && (
        <Badge tone="warn" icon={IconX}>
          {t('assessments.papers.missed')}
        </Badge>
      )}
    </div>
  );
}

/** The score of the last attempt, or that it is not out. */
function Score({ attempt }: { readonly attempt: OpenPaper['attempts'][number] }) {
  const { t } = useTranslation();
  const format = useFormat();
  if (attempt.marks === null) return <span className={classes['score']}>{t('assessments.papers.resultLater')}</span>;
  return (
    <span className={classes['score']}>
      <b>{format.marks(attempt.marks)}</b> {t('assessments.result.of', { full: format.marks(attempt.full) })}
      <Icon of={attempt.passed ? IconCheck : IconX} size={14} />
      <span className={classes['passed']} data-passed={attempt.passed || undefined}>
        {t(attempt.passed ? 'assessments.result.passed' : 'assessments.result.failed')}
      </span>
    </span>
  );
}
