import type { StaffThread as Thread } from '@abhyas/contract/courses/doubts';
import { Button } from '@mantine/core';
import { IconCheck, IconEye, IconEyeOff } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api, query } from '../../../lib/api.ts';
import { useChange } from '../../../lib/use-change.ts';
import { Icon } from '../../../ui/controls/icon.tsx';
import { LoadFailed } from '../../../ui/status/load-failed.tsx';
import { CardSkeleton } from '../../../ui/status/skeletons.tsx';
import { toast } from '../../../ui/status/toast.tsx';
import { ThreadView } from '../doubts/thread-view.tsx';
import classes from './doubt-queue.module.css';
import { HideDoubt } from './hide-doubt.tsx';
import { OpenReports } from './open-reports.tsx';

/** One doubt for staff: answer, accept, hide with a reason, decide what was reported. */
export function StaffThread({ doubtId }: { readonly doubtId: string }) {
  const { t } = useTranslation();
  const asked = useQuery({ ...query(api.courses.showDoubtToStaff, { params: { doubtId } }), staleTime: 0 });
  const { keep, accept, judge } = useStaffChanges(doubtId);
  const [hiding, setHiding] = useState<{ readonly replyId: string | null }>();
  const thread = asked.data;
  if (!thread)
    return asked.error ? (
      <LoadFailed error={asked.error} onRetry={() => void asked.refetch()} />
    ) : (
      <CardSkeleton lines={8} />
    );
  const moderation = (replyId: string | null, hidden: boolean) =>
    thread.can.moderate && (
      <Button
        size="compact-sm"
        variant="subtle"
        color="gray"
        leftSection={<Icon of={hidden ? IconEye : IconEyeOff} size={16} />}
        onClick={() => (hidden ? judge.send({ replyId, verdict: 'show' }) : setHiding({ replyId }))}
      >
        {t(hidden ? 'courses.doubtQueue.show' : 'courses.doubtQueue.hide')}
      </Button>
    );
  return (
    <div className={classes['thread']}>
      <p className={classes['where']}>
        {thread.course} › {thread.lesson}
      </p>
      {thread.reports.length > 0 && (
        <OpenReports
          thread={thread}
          onKeep={(replyId) => judge.send({ replyId, verdict: 'keep' })}
          onHide={(replyId) => setHiding({ replyId })}
        />
      )}
      <ThreadView
        thread={thread}
        staff
        onReply={async (body) => {
          await keep(await api.courses.answerDoubt({ params: { doubtId }, body: { body } }));
          toast.good(t('courses.doubtQueue.answered'));
        }}
        actions={moderation(null, thread.hidden !== null)}
        renderActions={({ replyId, accepted, can, hidden }) => (
          <>
            {can.accept && (
              <Button
                size="compact-sm"
                variant={accepted ? 'subtle' : 'outline'}
                leftSection={<Icon of={IconCheck} size={16} />}
                onClick={() => accept.send(accepted ? null : replyId)}
              >
                {t(accepted ? 'courses.doubts.takeBack' : 'courses.doubtQueue.accept')}
              </Button>
            )}
            {moderation(replyId, hidden !== null)}
          </>
        )}
      />
      {hiding && (
        <HideDoubt
          busy={judge.busy}
          onClose={() => setHiding(undefined)}
          onHide={(reason) => judge.send({ ...hiding, verdict: 'hide', reason }, () => setHiding(undefined))}
        />
      )}
    </div>
  );
}

interface Judgement {
  readonly replyId: string | null;
  readonly verdict: 'hide' | 'show' | 'keep';
  readonly reason?: string;
}

/** What staff change; the thread that comes back stands in the place of the old one, and the queue is asked anew. */
function useStaffChanges(doubtId: string) {
  const client = useQueryClient();
  const params = { doubtId };
  const keep = (thread: Thread) => {
    client.setQueryData(query(api.courses.showDoubtToStaff, { params }).queryKey, thread);
    return client.invalidateQueries({ queryKey: api.courses.listDoubtQueue.key });
  };
  const accept = useChange((replyId: string | null) => api.courses.acceptReplyAsStaff({ params, body: { replyId } }), {
    after: keep,
  });
  const judge = useChange((body: Judgement) => api.courses.moderateDoubt({ params, body }), { after: keep });
  return { keep, accept, judge };
}
