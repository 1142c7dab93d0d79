import { Button, Checkbox } from '@mantine/core';
import { IconArrowRight, IconPlayerPlay } from '@tabler/icons-react';
import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../lib/api.ts';
import { useFormat } from '../../../lib/format.ts';
import { useRefusalText } from '../../../lib/refusal-text.ts';
import { useChange } from '../../../lib/use-change.ts';
import { Icon } from '../../../ui/controls/icon.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { Notice } from '../../../ui/status/notice.tsx';
import type { Instructions } from './own-instructions.tsx';
import classes from './tests.module.css';
import { usePaperWords } from './use-paper-words.ts';

/** The facts of a paper beside its instructions, and what can be done now: start, resume, see the result, or wait. On a phone they stand apart. */
export function StartCard({ paper }: { readonly paper: Instructions }) {
  const { t } = useTranslation();
  return (
    <Card title={t('assessments.before.facts')} className={classes['start']}>
      <Facts paper={paper} />
      <NextStep paper={paper} />
    </Card>
  );
}

/** What can be done with a paper now. */
export function NextStep({ paper }: { readonly paper: Instructions }) {
  const running = paper.attempts.find(({ state }) => state === 'running');
  if (running) return <Resume attemptId={running.attemptId} deadline={running.deadline} />;
  return paper.state === 'open' ? <Begin paper={paper} /> : <Closed paper={paper} />;
}

function Facts({ paper }: { readonly paper: Instructions }) {
  const { t } = useTranslation();
  const format = useFormat();
  const words = usePaperWords();
  const facts = [
    ['questions', format.number(paper.questions)],
    ['marks', format.marks(paper.marks)],
    ['time', format.minutes(paper.minutes)],
    ['languages', paper.console.languages.map((language) => t(`assessments.languages.${language}`)).join(', ')],
    ['window', words.window(paper)],
    ['attempts', t('assessments.before.attemptsLeft', { count: paper.attemptsLeft })],
  ] as const;
  return (
    <dl className={classes['facts']}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{t(`assessments.before.fact.${name}`)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Begin({ paper }: { readonly paper: Instructions }) {
  const { t } = useTranslation();
  const say = useRefusalText();
  const navigate = useNavigate();
  const [declared, setDeclared] = useState(false);
  const [asked, setAsked] = useState(false);
  const start = useChange(() => api.assessments.startAttempt({ params: { paperId: paper.paperId } }), {
    stale: [['assessments'], ['discovery']],
    after: ({ attemptId }) => navigate({ to: '/student/attempts/$attemptId', params: { attemptId } }),
    inline: true,
  });
  return (
    <form
      className={classes['begin']}
      onSubmit={(event) => {
        event.preventDefault();
        setAsked(true);
        if (declared) start.send();
      }}
    >
      <Checkbox
        checked={declared}
        onChange={(event) => setDeclared(event.currentTarget.checked)}
        label={t('assessments.before.declaration')}
        error={asked && !declared ? t('assessments.before.declareFirst') : undefined}
      />
      {start.error && (
        <Notice tone="bad" live>
          {say(start.error)}
        </Notice>
      )}
      <Button
        type="submit"
        variant="action"
        size="lg"
        fullWidth
        loading={start.busy}
        rightSection={<Icon of={IconArrowRight} size={18} />}
      >
        {t('assessments.before.start', { minutes: paper.minutes })}
      </Button>
      <p className={classes['hint']}>{t('assessments.before.clockStarts')}</p>
    </form>
  );
}

function Resume({ attemptId, deadline }: { readonly attemptId: string; readonly deadline: string }) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <div className={classes['begin']}>
      <Notice tone="info">
        {t('assessments.before.running', { at: format.time(deadline), zone: format.zone(deadline) })}
      </Notice>
      <Button
        component={Link}
        to={`/student/attempts/${attemptId}`}
        variant="action"
        size="lg"
        fullWidth
        leftSection={<Icon of={IconPlayerPlay} size={18} />}
      >
        {t('assessments.before.resume')}
      </Button>
    </div>
  );
}

function Closed({ paper }: { readonly paper: Instructions }) {
  const { t } = useTranslation();
  const words = usePaperWords();
  const last = paper.attempts.at(-1);
  return (
    <div className={classes['begin']}>
      <Notice tone={paper.state === 'missed' ? 'warn' : 'info'} title={t(`assessments.before.state.${paper.state}`)}>
        {words.window(paper)}
      </Notice>
      {last && (
        <Button component={Link} to={`/student/results/${last.attemptId}`} variant="filled" size="lg" fullWidth>
          {t('assessments.papers.result')}
        </Button>
      )}
    </div>
  );
}
