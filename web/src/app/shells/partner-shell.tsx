import type { WaitingThing } from '@abhyas/contract/insights/staff-day';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { api, query } from '../../lib/api.ts';
import { useInstitute } from '../../lib/institute.ts';
import { useMe } from '../../lib/session.ts';
import { AreaShell } from './area-shell.tsx';
import { partnerBottom, partnerEntries, reviewsEntry } from './partner-entries.ts';

/** The workspace of teachers and staff. */
export function PartnerShell({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation();
  const settings = useInstitute();
  const me = useMe();
  const entries = partnerEntries(me, settings);
  const { data: day } = useQuery({ ...query(api.insights.showStaffDay, {}, { quiet: true }), refetchInterval: 60_000 });
  const waits = (kind: WaitingThing['kind']) => day?.waiting.find((thing) => thing.kind === kind)?.count;
  return (
    <AreaShell
      start="/partner"
      tagline={t('app.entries.workspace')}
      entries={entries}
      counts={{
        '/partner/doubts': day?.doubts?.count || undefined,
        '/partner/accommodations': waits('extraTime'),
        [reviewsEntry.to]: waits('questionReviews'),
      }}
      bottom={partnerBottom(entries)}
    >
      {children}
    </AreaShell>
  );
}
