import { Button } from '@mantine/core';
import { IconGavel } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api, query } from '../../../lib/api.ts';
import { useFormat } from '../../../lib/format.ts';
import { can, useMe } from '../../../lib/session.ts';
import { Icon } from '../../../ui/controls/icon.tsx';
import { Badge } from '../../../ui/status/badge.tsx';
import { Notice } from '../../../ui/status/notice.tsx';
import classes from './keys.module.css';
import { challengeTones, useVerdictWords } from './verdict-words.ts';

const ChallengePanel = lazy(async () => ({ default: (await import('./challenge-panel.tsx')).ChallengePanel }));

interface Props {
  readonly attemptId: string;
  readonly questionId: string;
}

/** Below a solution: what was decided about its key, what became of one's challenge, or the way to make one while the window is open. */
export function ChallengeSlot({ attemptId, questionId }: Props) {
  const { t } = useTranslation();
  const { dateTime } = useFormat();
  const say = useVerdictWords();
  const mine = can(useMe(), 'attempts.sit');
  const [opened, setOpened] = useState(false);
  const { data } = useQuery({
    ...query(api.assessments.showAttemptKeys, { params: { attemptId } }),
    staleTime: 60_000,
  });
  if (!data) return null;
  const verdict = data.verdicts.find((one) => one.questionId === questionId);
  const challenge = mine ? data.challenges.find((one) => one.questionId === questionId) : undefined;
  const openUntil = mine && data.open && !challenge ? data.until : null;
  if (!verdict && !challenge && openUntil === null) return null;
  return (
    <div className={classes['slot']}>
      {verdict && (
        <Notice tone="info" title={say(verdict)}>
          {verdict.reason}
        </Notice>
      )}
      {challenge && (
        <p className={classes['line']}>
          <Badge tone={challengeTones[challenge.state]} icon={IconGavel}>
            {t(`assessments.keys.own.${challenge.state}`)}
          </Badge>
          <span>{challenge.answer}</span>
        </p>
      )}
      {openUntil !== null && (
        <p className={classes['line']}>
          <Button
            size="sm"
            variant="ghost"
            leftSection={<Icon of={IconGavel} size={16} />}
            onClick={() => setOpened(true)}
          >
            {t('assessments.keys.challenge')}
          </Button>
          <span>{t('assessments.keys.openUntil', { at: dateTime(openUntil) })}</span>
        </p>
      )}
      {opened && (
        <Suspense>
          <ChallengePanel attemptId={attemptId} questionId={questionId} onClose={() => setOpened(false)} />
        </Suspense>
      )}
    </div>
  );
}
