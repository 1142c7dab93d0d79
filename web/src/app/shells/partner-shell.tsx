import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { api, query } from '../../lib/api.ts';
import { useInstitute } from '../../lib/institute.ts';
import { can, useMe } from '../../lib/session.ts';
import { AreaShell } from './area-shell.tsx';
import { partnerEntries, reviewsEntry } from './partner-entries.ts';

/** The workspace of teachers and staff. */
export function PartnerShell({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation();
  const settings = useInstitute();
  const me = useMe();
  const waiting = useQuery({
    ...query(api.questions.countReviews),
    enabled: settings.questionReview === true && can(me, 'questions.review'),
    refetchInterval: 60_000,
  });
  return (
    <AreaShell
      start="/partner"
      tagline={t('app.entries.workspace')}
      entries={partnerEntries(me, settings)}
      counts={{ [reviewsEntry.to]: waiting.data?.review || undefined }}
    >
      {children}
    </AreaShell>
  );
}
