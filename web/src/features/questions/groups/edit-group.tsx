import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api, query } from '../../../lib/api.ts';
import { Card } from '../../../ui/page/card.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { LoadFailed } from '../../../ui/status/load-failed.tsx';
import { CardSkeleton } from '../../../ui/status/skeletons.tsx';
import { GroupEditor } from './group-editor.tsx';

/** Opens a group for editing; `new` begins one. */
export function EditGroup({ groupId }: { readonly groupId: string }) {
  const { t } = useTranslation();
  const isNew = groupId === 'new';
  const asked = useQuery({
    ...query(api.questions.showQuestionGroup, { params: { groupId } }),
    enabled: !isNew,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  if (isNew || asked.data) return <GroupEditor key={asked.data?.id ?? 'new'} group={asked.data} />;
  return (
    <Page title={t('questions.groups.title')}>
      <Card>
        {asked.error ? (
          <LoadFailed error={asked.error} onRetry={() => void asked.refetch()} />
        ) : (
          <CardSkeleton lines={6} />
        )}
      </Card>
    </Page>
  );
}
