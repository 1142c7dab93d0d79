import type { DoubtPin, DoubtThread } from '@abhyas/contract/courses/doubts';
import { Button } from '@mantine/core';
import { IconArrowLeft, IconBell, IconBellOff, IconCheck, IconFlag } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api, isRefusal, query } from '../../../lib/api.ts';
import { useRefusalText } from '../../../lib/refusal-text.ts';
import { useChange } from '../../../lib/use-change.ts';
import { Icon } from '../../../ui/controls/icon.tsx';
import { LoadFailed } from '../../../ui/status/load-failed.tsx';
import { Notice } from '../../../ui/status/notice.tsx';
import { CardSkeleton } from '../../../ui/status/skeletons.tsx';
import classes from './doubts.module.css';
import { OTHERWISE_MS } from './use-news.ts';
import { EditDoubt } from './asking/edit-doubt.tsx';
import { OwnDoubtButtons } from './asking/own-doubt-buttons.tsx';
import { ReportDoubt } from './report-doubt.tsx';
import { ThreadView } from './thread-view.tsx';

interface Props {
  readonly doubtId: string;
  readonly onSeek: (pin: DoubtPin) => void;
  readonly onBack: () => void;
}

/** One doubt for a learner: read, answer, follow, accept, report; one's own is changed or taken back while nobody has answered. */
export function LearnerThread({ doubtId, onSeek, onBack }: Props) {
  const { t } = useTranslation();
  const say = useRefusalText();
  const asked = useQuery({
    ...query(api.courses.showDoubt, { params: { doubtId } }),
    staleTime: 0,
    refetchInterval: OTHERWISE_MS,
    retry: false,
  });
  const { keep, follow, accept } = useThreadChanges(doubtId);
  const [editing, setEditing] = useState(false);
  const [reported, setReported] = useState<{ readonly replyId: string | null }>();
  const back = (
    <Button size="compact-sm" variant="subtle" leftSection={<Icon of={IconArrowLeft} size={16} />} onClick={onBack}>
      {t('courses.doubts.back')}
    </Button>
  );
  if (!asked.data)
    return (
      <div className={classes['thread']}>
        {back}
        {isRefusal(asked.error, 'DOUBT_WITHDRAWN') ? (
          <Notice tone="info" live>
            {say(asked.error)}
          </Notice>
        ) : asked.error ? (
          <LoadFailed error={asked.error} onRetry={() => void asked.refetch()} />
        ) : (
          <CardSkeleton lines={5} />
        )}
      </div>
    );
  const thread = asked.data;
  if (editing)
    return (
      <EditDoubt
        thread={thread}
        onSaved={(saved) => {
          setEditing(false);
          void keep(saved);
        }}
        onCancel={() => setEditing(false)}
      />
    );
  return (
    <div className={classes['open']}>
      {back}
      <ThreadView
        thread={thread}
        staff={false}
        onSeek={onSeek}
        onReply={async (body) => keep(await api.courses.replyToDoubt({ params: { doubtId }, body: { body } }))}
        actions={
          <>
            {thread.can.follow && (
              <Button
                size="compact-sm"
                variant="subtle"
                loading={follow.busy}
                leftSection={<Icon of={thread.following ? IconBellOff : IconBell} size={16} />}
                onClick={() => follow.send(!thread.following)}
              >
                {t(thread.following ? 'courses.doubts.unfollow' : 'courses.doubts.follow')}
              </Button>
            )}
            {thread.can.edit && (
              <OwnDoubtButtons doubtId={doubtId} onEdit={() => setEditing(true)} onWithdrawn={onBack} />
            )}
            {thread.can.report && <ReportButton onClick={() => setReported({ replyId: null })} />}
          </>
        }
        renderActions={({ replyId, accepted, can }) => (
          <>
            {can.accept && (
              <Button
                size="compact-sm"
                variant={accepted ? 'subtle' : 'outline'}
                loading={accept.busy}
                leftSection={<Icon of={IconCheck} size={16} />}
                onClick={() => accept.send(accepted ? null : replyId)}
              >
                {t(accepted ? 'courses.doubts.takeBack' : 'courses.doubts.accept')}
              </Button>
            )}
            {can.report && <ReportButton onClick={() => setReported({ replyId })} />}
          </>
        )}
      />
      {reported && <ReportDoubt doubtId={doubtId} {...reported} onClose={() => setReported(undefined)} />}
    </div>
  );
}

function ReportButton({ onClick }: { readonly onClick: () => void }) {
  const { t } = useTranslation();
  return (
    <Button
      size="compact-sm"
      variant="subtle"
      color="gray"
      leftSection={<Icon of={IconFlag} size={16} />}
      onClick={onClick}
    >
      {t('courses.doubts.report')}
    </Button>
  );
}

/** What a learner changes; the thread that comes back stands in the place of the old one, and lists are asked anew. */
function useThreadChanges(doubtId: string) {
  const client = useQueryClient();
  const params = { doubtId };
  const keep = (thread: DoubtThread) => {
    client.setQueryData(query(api.courses.showDoubt, { params }).queryKey, thread);
    return client.invalidateQueries({ queryKey: api.courses.listDoubts.key });
  };
  const follow = useChange((on: boolean) => api.courses.followDoubt({ params, body: { on } }), { after: keep });
  const accept = useChange((replyId: string | null) => api.courses.acceptReply({ params, body: { replyId } }), {
    after: keep,
  });
  return { keep, follow, accept };
}
