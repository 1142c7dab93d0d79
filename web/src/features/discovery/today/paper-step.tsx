import type { OpenPaper } from '@abhyas/contract/assessments/attempts';
import type { TestOfWeek } from '@abhyas/contract/discovery/home';
import { Button } from '@mantine/core';
import { IconCheck, IconClock, IconHourglass, IconX } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Badge } from '../../../ui/status/badge.tsx';
import { AddToCalendar } from './add-to-calendar.tsx';
import classes from './this-week.module.css';

/** The one thing to do about a paper now, or its state where there is nothing to do. */
export function PaperStep({ paper }: { readonly paper: TestOfWeek }) {
  const { t } = useTranslation();
  const last = paper.attempts.at(-1);
  const running = paper.attempts.find(({ state }) => state === 'running');
  const look = { size: 'sm', className: classes['step']! } as const;
  if (running) {
    return (
      <Button component={Link} to={`/student/attempts/${running.attemptId}`} variant="filled" {...look}>
        {t('discovery.today.steps.resume')}
      </Button>
    );
  }
  if (last && last.marks !== null) {
    return (
      <Button component={Link} to={`/student/results/${last.attemptId}`} variant="outline" {...look}>
        {t('discovery.today.steps.result')}
      </Button>
    );
  }
  if (paper.state === 'open') {
    return (
      <Button component={Link} to={`/student/tests/${paper.paperId}`} variant={last ? 'outline' : 'filled'} {...look}>
        {t(`discovery.today.steps.${last ? 'again' : 'start'}`)}
      </Button>
    );
  }
  if (paper.state === 'upcoming') return <Upcoming paper={paper} />;
  return <State state={paper.state} />;
}

/** Whom the test is given to by name or batch is registered; everybody else is asked to note it down. */
function Upcoming({ paper }: { readonly paper: TestOfWeek }) {
  if (!paper.registered) return <AddToCalendar paper={paper} />;
  return (
    <span className={classes['registered']}>
      <RegisteredMark />
      <AddToCalendar paper={paper} small />
    </span>
  );
}

/** On phones it stands under the name, where there is room for it. */
export function RegisteredMark() {
  const { t } = useTranslation();
  return (
    <Badge tone="good" icon={IconCheck}>
      {t('discovery.day.registered')}
    </Badge>
  );
}

const badges = {
  upcoming: { tone: 'neutral', icon: IconClock },
  open: { tone: 'info', icon: IconClock },
  running: { tone: 'info', icon: IconHourglass },
  done: { tone: 'good', icon: IconCheck },
  missed: { tone: 'warn', icon: IconX },
} as const;

function State({ state }: { readonly state: OpenPaper['state'] }) {
  const { t } = useTranslation();
  return (
    <span className={classes['state']}>
      <Badge {...badges[state]}>{t(`discovery.today.states.${state}`)}</Badge>
    </span>
  );
}
