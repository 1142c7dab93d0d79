import type { LeaderboardChoice } from '@abhyas/contract/assessments/leaderboard';
import { Button } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api, query } from '../../../lib/api.ts';
import { useRefusalText } from '../../../lib/refusal-text.ts';
import { useChange } from '../../../lib/use-change.ts';
import { Card } from '../../../ui/page/card.tsx';
import { Chip, ChipRow } from '../../../ui/status/chip.tsx';
import { LoadFailed } from '../../../ui/status/load-failed.tsx';
import { Notice } from '../../../ui/status/notice.tsx';
import { CardSkeleton } from '../../../ui/status/skeletons.tsx';
import classes from './leaderboard.module.css';

/** Shows or hides oneself on leaderboards; shown is only who asked for it, under a proposed name. */
export function LeaderboardChoiceCard({ onSaved }: { readonly onSaved: () => void }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  // The proposals are drawn anew at each call: they stay while one thinks.
  const asked = query(api.assessments.showLeaderboardChoice);
  const choice = useQuery({ ...asked, staleTime: Infinity });
  const say = useRefusalText();
  const save = useChange(
    (body: Pick<LeaderboardChoice, 'shown' | 'pseudonym'>) => api.assessments.saveLeaderboardChoice({ body }),
    {
      after: (saved) => {
        client.setQueryData(asked.queryKey, saved);
        onSaved();
      },
      inline: true,
      refused: () => void choice.refetch(),
    },
  );
  if (choice.isError)
    return (
      <Card title={t('assessments.leaderboard.choice')}>
        <LoadFailed card error={choice.error} onRetry={() => void choice.refetch()} />
      </Card>
    );
  if (!choice.data) return <CardSkeleton lines={4} />;
  return (
    <Card title={t('assessments.leaderboard.choice')}>
      <div className={classes['choice']}>
        {choice.data.shown ? (
          <>
            <p>{t('assessments.leaderboard.shownAs', { name: choice.data.pseudonym })}</p>
            <Button variant="outline" loading={save.busy} onClick={() => save.send({ shown: false, pseudonym: null })}>
              {t('assessments.leaderboard.hide')}
            </Button>
          </>
        ) : (
          <Names choice={choice.data} busy={save.busy} onShow={(pseudonym) => save.send({ shown: true, pseudonym })} />
        )}
        {save.error && <Notice tone="bad">{say(save.error)}</Notice>}
      </div>
    </Card>
  );
}

function Names({
  choice,
  busy,
  onShow,
}: {
  readonly choice: LeaderboardChoice;
  readonly busy: boolean;
  readonly onShow: (pseudonym: string) => void;
}) {
  const { t } = useTranslation();
  const [picked, setPicked] = useState<string>();
  const name = picked !== undefined && choice.proposals.includes(picked) ? picked : undefined;
  return (
    <>
      <p>{t('assessments.leaderboard.private')}</p>
      <ChipRow wrap label={t('assessments.leaderboard.pick')}>
        {choice.proposals.map((proposal) => (
          <Chip key={proposal} on={proposal === name} onClick={() => setPicked(proposal)}>
            {proposal}
          </Chip>
        ))}
      </ChipRow>
      <Button
        variant="filled"
        loading={busy}
        disabled={name === undefined}
        onClick={() => name !== undefined && onShow(name)}
      >
        {t('assessments.leaderboard.show')}
      </Button>
    </>
  );
}
