import { IconBuildingCommunity } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api, query } from '../../../lib/api.ts';
import { Card } from '../../../ui/page/card.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { EmptyState } from '../../../ui/status/empty-state.tsx';
import { ListSkeleton } from '../../../ui/status/skeletons.tsx';
import { LoadError } from '../load-error.tsx';
import { InstituteList } from '../home/institutes.tsx';

/** What the provider's employees can reach: the institutes of the marketplace. */
export function EmployeesScreen() {
  const { t } = useTranslation();
  const { data: home, error, refetch } = useQuery(query(api.discovery.showHome));
  return (
    <Page title={t('discovery.employees.title')} subtitle={t('discovery.employees.text')}>
      {home ? (
        home.institutes.length > 0 ? (
          <InstituteList institutes={home.institutes} />
        ) : (
          <Card>
            <EmptyState icon={IconBuildingCommunity} title={t('discovery.employees.empty.title')}>
              {t('discovery.employees.empty.text')}
            </EmptyState>
          </Card>
        )
      ) : error ? (
        <LoadError error={error} onRetry={() => void refetch()} />
      ) : (
        <Card flush label={t('discovery.employees.title')}>
          <ListSkeleton rows={3} />
        </Card>
      )}
    </Page>
  );
}
