import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api, query } from '../../../lib/api.ts';
import { can, useMe } from '../../../lib/session.ts';
import { Card } from '../../../ui/page/card.tsx';
import { Timeline } from './attempt/timeline.tsx';

/** For staff on the page of a result: what happened while it was sat. Nothing for who may not watch exams. */
export function IntegrityCard({ attemptId }: { readonly attemptId: string }) {
  const { t } = useTranslation();
  const mayWatch = can(useMe(), 'attempts.invigilate');
  const { data } = useQuery({
    ...query(api.assessments.showTimeline, { params: { attemptId } }),
    enabled: mayWatch,
  });
  if (!mayWatch || !data) return null;
  return (
    <Card title={t('assessments.invigilation.timeline.title')}>
      <Timeline timeline={data} />
    </Card>
  );
}
