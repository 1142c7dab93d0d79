import type { RecordingChapter, Recording, ShownRecording } from '@abhyas/contract/live/recordings';
import { Button } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { api, query } from '../../../lib/api.ts';
import { useFormat } from '../../../lib/format.ts';
import { useChange } from '../../../lib/use-change.ts';
import { Icon } from '../../../ui/controls/icon.tsx';
import { deferred } from '../../../ui/deferred.tsx';
import { ProgressBar } from '../../../ui/figures/progress-bar.tsx';
import { RowList } from '../../../ui/layout/row-list.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Card } from '../../../ui/page/card.tsx';
import type { PlayerHandle, PlayerProps } from '../../../ui/player/player.tsx';
import { Loaded } from '../../../ui/status/loaded.tsx';
import { Notice } from '../../../ui/status/notice.tsx';
import { CardSkeleton } from '../../../ui/status/skeletons.tsx';
import { RecordingWays } from './recording-ways.tsx';
import classes from './recordings.module.css';

const LOOK_AGAIN_MS = 3000;
const Player = deferred<PlayerProps>(async () => (await import('../../../ui/player/player.tsx')).Player);

/** The recording of a class that is over: being made, there to be watched, or why there is none. Without one, nothing. */
export function RecordingCard({ classId }: { readonly classId: string }) {
  const shown = useQuery({
    ...query(api.live.showRecording, { params: { classId } }),
    refetchInterval: ({ state }) => (state.data?.recording?.state === 'processing' ? LOOK_AGAIN_MS : false),
  });
  return (
    <Loaded query={shown} card skeleton={<CardSkeleton lines={4} />}>
      {(data) => data.recording && <Shown classId={classId} recording={data.recording} can={data.can} />}
    </Loaded>
  );
}

interface Props extends Pick<ShownRecording, 'can'> {
  readonly classId: string;
  readonly recording: Recording;
}
function Shown({ classId, recording, can }: Props) {
  const { t } = useTranslation();
  const { clock } = useFormat();
  const { state, seconds, hidden, percent } = recording;
  const note = [hidden && t('live.recording.isHidden'), seconds !== null && clock(seconds)].filter(Boolean).join(' · ');
  return (
    <Card
      title={t('live.recording.title')}
      note={note || undefined}
      aside={can.write && <RecordingWays classId={classId} recording={recording} />}
    >
      {state === 'ready' && <Watch classId={classId} recording={recording} />}
      {(state === 'processing' || state === 'recording') && (
        <Stack gap={2}>
          <ProgressBar value={percent} label={t('live.recording.making')} />
          <p role="status">{t('live.recording.makingText')}</p>
        </Stack>
      )}
      {state === 'failed' && <Failed classId={classId} recording={recording} can={can} />}
    </Card>
  );
}

function Watch({ classId, recording: { title, chapters } }: Pick<Props, 'classId' | 'recording'>) {
  const { t } = useTranslation();
  const { clock } = useFormat();
  const player = useRef<PlayerHandle>(null);
  const ask = useCallback(
    (stream: string | null) =>
      api.live.playRecording({ params: { classId }, query: stream ? { stream } : {} }, { quiet: true }),
    [classId],
  );
  const nameOf = (one: RecordingChapter) =>
    one.kind === 'page'
      ? t('live.recording.page', { page: one.page + 1 })
      : t('live.recording.poll', { question: one.question });
  const named = chapters.map((one) => ({ at: one.at, title: nameOf(one) }));
  return (
    <Stack gap={3}>
      <div className={classes['player']}>
        <Player title={title} ask={ask} chapters={named} handle={player} />
      </div>
      {named.length > 0 && (
        <RowList label={t('live.recording.chapters')}>
          {named.map((one) => (
            <li key={one.at}>
              <button type="button" className={classes['chapter']} onClick={() => player.current?.seek(one.at)}>
                <b>{one.title}</b>
                <time>{clock(one.at)}</time>
              </button>
            </li>
          ))}
        </RowList>
      )}
    </Stack>
  );
}

function Failed({ classId, recording: { problem }, can }: Props) {
  const { t } = useTranslation();
  const given = { params: { classId } };
  const retry = useChange(() => api.live.retryRecording(given), { stale: [api.live.showRecording] });
  return (
    <Notice
      tone={can.write ? 'bad' : 'info'}
      action={
        can.write &&
        problem !== 'nothing' && (
          <Button
            variant="outline"
            loading={retry.busy}
            leftSection={<Icon of={IconRefresh} size={16} />}
            onClick={() => retry.send()}
          >
            {t('live.recording.retry')}
          </Button>
        )
      }
    >
      {t(can.write ? `live.recording.problems.${problem ?? 'notMade'}` : 'live.recording.none')}
    </Notice>
  );
}
