import { IconClockHour4 } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../ui/page/card.tsx';
import { EmptyState } from '../../../ui/status/empty-state.tsx';
import { TableSkeleton } from '../../../ui/status/skeletons.tsx';
import { auditCalls } from './audit-calls.ts';
import { EntryList } from './entry-list.tsx';

interface Props {
  readonly instituteId: number;
  readonly onOpen: (entryId: string) => void;
}

const SHOWN = 5;

/** The last entries of an institute's log and the way to all of them, for the provider. Nothing where the log may not be read. */
export function LatestEntries({ instituteId, onOpen }: Props) {
  const { t } = useTranslation();
  const calls = auditCalls(instituteId);
  const latest = useQuery({
    queryKey: [...calls.key, 'latest'],
    queryFn: ({ signal }) => calls.list({ size: SHOWN }, signal),
    staleTime: 0,
  });
  if (latest.error) return null;
  return (
    <Card
      flush
      title={t('insights.audit.latest')}
      aside={
        <Link to="/employees/audit" search={{ institute: instituteId }}>
          {t('insights.audit.all')}
        </Link>
      }
    >
      {latest.isPending && <TableSkeleton rows={SHOWN} columns={3} />}
      {latest.data?.rows.length === 0 && (
        <EmptyState icon={IconClockHour4} title={t('insights.audit.none.title')}>
          {t('insights.audit.none.text')}
        </EmptyState>
      )}
      {latest.data && <EntryList rows={latest.data.rows} onOpen={onOpen} />}
    </Card>
  );
}
