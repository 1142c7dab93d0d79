import type { Video } from '@abhyas/contract/media/videos';
import { Button } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api, query } from '../../../lib/api.ts';
import { useFormat } from '../../../lib/format.ts';
import { useRefusalText } from '../../../lib/refusal-text.ts';
import { ProgressBar } from '../../../ui/figures/progress-bar.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { Columns, Page } from '../../../ui/page/page.tsx';
import { Player } from '../../../ui/player/player.tsx';
import { LoadFailed } from '../../../ui/status/load-failed.tsx';
import { Notice } from '../../../ui/status/notice.tsx';
import { CardSkeleton } from '../../../ui/status/skeletons.tsx';
import { toast } from '../../../ui/status/toast.tsx';
import { CaptionsCard } from './captions-card.tsx';
import classes from './videos.module.css';

const LOOK_AGAIN_MS = 2000;

/** A video of the library as its viewers see it, what is known of it, and its captions. */
export function VideoScreen({ mediaId }: { readonly mediaId: string }) {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery({
    ...query(api.media.showVideo, { params: { mediaId } }),
    refetchInterval: ({ state }) => (state.data?.state === 'working' ? LOOK_AGAIN_MS : false),
  });
  const breadcrumbs = [{ label: t('media.videos.library'), to: '/partner/media' }, { label: data?.fileName ?? '' }];
  return (
    <Page title={data?.fileName ?? t('media.videos.facts')} breadcrumbs={breadcrumbs}>
      {data ? (
        <Columns kind="aside">
          <div>
            <Shown video={data} />
          </div>
          <div className={classes['beside']}>
            <Facts video={data} />
            <CaptionsCard video={data} />
          </div>
        </Columns>
      ) : error ? (
        <LoadFailed error={error} onRetry={() => void refetch()} />
      ) : (
        <CardSkeleton lines={6} />
      )}
    </Page>
  );
}

function Shown({ video }: { readonly video: Video }) {
  const { mediaId, state, percent, problem, fileName } = video;
  const { t } = useTranslation();
  const ask = useCallback(
    (stream: string | null) =>
      api.media.playVideo({ params: { mediaId }, query: stream ? { stream } : {} }, { quiet: true }),
    [mediaId],
  );
  if (state === 'ready')
    return (
      <div className={classes['player']}>
        <Player key={video.captions.map(({ captionId }) => captionId).join()} title={fileName} ask={ask} />
      </div>
    );
  if (state === 'working')
    return (
      <Card title={t('media.videos.working')}>
        <ProgressBar value={percent} label={t('media.videos.working')} />
        <p className={classes['words']}>{t('media.videos.workingText', { percent })}</p>
      </Card>
    );
  return (
    <Notice tone="bad" title={t('media.videos.failed')} action={<Retry mediaId={mediaId} />}>
      {problem && t(problem)}
    </Notice>
  );
}

function Retry({ mediaId }: { readonly mediaId: string }) {
  const { t } = useTranslation();
  const say = useRefusalText();
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);
  const retry = async () => {
    setBusy(true);
    await api.media
      .retryVideo({ params: { mediaId } })
      .catch((error: unknown) => toast.bad(say(error)))
      .finally(() => setBusy(false));
    await client.invalidateQueries({ queryKey: api.media.showVideo.key });
  };
  return (
    <Button variant="outline" size="sm" loading={busy} onClick={() => void retry()}>
      {t('media.videos.retry')}
    </Button>
  );
}

function Facts({ video }: { readonly video: Video }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { seconds, bytes, width, height, rungs } = video;
  const facts = [
    ['length', seconds === null ? undefined : format.clock(seconds)],
    ['size', `${format.number(Math.round(bytes / 100_000) / 10)} MB`],
    ['picture', width && height ? `${width} × ${height}` : undefined],
    ['rungs', rungs.length > 0 ? format.list(rungs.map((one) => `${one}p`)) : t('media.videos.asUploaded')],
  ] as const;
  return (
    <Card title={t('media.videos.facts')}>
      <dl className={classes['facts']}>
        {facts.map(
          ([name, value]) =>
            value && (
              <div key={name}>
                <dt>{t(`media.videos.${name}`)}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
    </Card>
  );
}
