import type { OpenPaper } from '@abhyas/contract/assessments/attempts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api, query } from '../../../lib/api.ts';
import { Card } from '../../../ui/page/card.tsx';
import { StartOverview } from './start-overview.tsx';

/** On the page of all tests: a diagnostic for each exam one prepares for of which none was made. */
export function OverviewOffer({ papers }: { readonly papers: readonly OpenPaper[] }) {
  const { t } = useTranslation();
  const { data: profile } = useQuery(query(api.learners.showProfile));
  const missing = profile?.selectedExam.filter(
    ({ id }) => !papers.some(({ kind, examIds }) => kind === 'OVERVIEW' && examIds.includes(id)),
  );
  return missing?.map(({ id, name }) => (
    <Card
      key={id}
      title={t('assessments.own.overview.title', { exam: name })}
      note={t('assessments.own.overview.note.none')}
      aside={<StartOverview examId={id} />}
    />
  ));
}
