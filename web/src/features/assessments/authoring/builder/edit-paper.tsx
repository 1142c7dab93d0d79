import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api, query } from '../../../../lib/api.ts';
import { Card } from '../../../../ui/page/card.tsx';
import { Page } from '../../../../ui/page/page.tsx';
import { LoadFailed } from '../../../../ui/status/load-failed.tsx';
import { CardSkeleton } from '../../../../ui/status/skeletons.tsx';
import type { BuilderSearch } from '../../addresses.ts';
import classes from './builder.module.css';
import { PaperBuilder } from './paper-builder.tsx';

interface Props {
  readonly paperId: string;
  readonly search: BuilderSearch;
  readonly onSearch: (search: BuilderSearch) => void;
}

/** Opens a paper in the builder, always as the server has it now. */
export function EditPaper({ paperId, ...search }: Props) {
  const { t } = useTranslation();
  const asked = useQuery({
    ...query(api.assessments.showPaper, { params: { paperId } }),
    staleTime: 0,
    refetchOnMount: 'always',
    // From here on the builder saves and asks by itself.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  // A remembered paper may be older than the server's: building on it would end in a conflict with oneself.
  if (asked.data && (asked.isFetchedAfterMount || asked.isError))
    return <PaperBuilder key={paperId} paper={asked.data} {...search} />;
  return (
    <Page title={t('authoring.loading')} breadcrumbs={[{ label: t('authoring.list.title'), to: '/partner/papers' }]}>
      {asked.isError ? (
        <Card>
          <LoadFailed error={asked.error} onRetry={() => void asked.refetch()} />
        </Card>
      ) : (
        <div className={classes['two']}>
          <CardSkeleton lines={8} />
          <CardSkeleton lines={4} />
        </div>
      )}
    </Page>
  );
}
