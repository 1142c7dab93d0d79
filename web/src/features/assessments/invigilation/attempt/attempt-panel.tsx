import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api, query } from '../../../../lib/api.ts';
import { SidePanel } from '../../../../ui/overlays/side-panel.tsx';
import { LoadFailed } from '../../../../ui/status/load-failed.tsx';
import { ListSkeleton } from '../../../../ui/status/skeletons.tsx';
import { Timeline } from './timeline.tsx';

/** What happened to one attempt, kept up to date while it is open. */
export function AttemptPanel({ attemptId, onClose }: { readonly attemptId: string; readonly onClose: () => void }) {
  const { t } = useTranslation();
  const timeline = useQuery({
    ...query(api.assessments.showTimeline, { params: { attemptId } }, { quiet: true }),
    staleTime: 0,
    refetchInterval: 8000,
  });
  return (
    <SidePanel
      opened
      onClose={onClose}
      title={timeline.data?.student ?? '…'}
      subtitle={t('assessments.invigilation.timeline.title')}
    >
      {timeline.isPending && <ListSkeleton />}
      {timeline.isError && <LoadFailed error={timeline.error} onRetry={() => void timeline.refetch()} />}
      {timeline.data && <Timeline timeline={timeline.data} />}
    </SidePanel>
  );
}
