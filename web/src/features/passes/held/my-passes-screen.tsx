import { IconInfinity } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { api, query } from '../../../lib/api.ts';
import { buttonFace } from '../../../ui/controls/button-face.ts';
import { Card } from '../../../ui/page/card.tsx';
import { Page, Stacked } from '../../../ui/page/page.tsx';
import { EmptyState } from '../../../ui/status/empty-state.tsx';
import { Loaded } from '../../../ui/status/loaded.tsx';
import { CardSkeleton } from '../../../ui/status/skeletons.tsx';
import { PassCard } from './pass-card.tsx';

/** What the student holds: until when, what it opens, pauses and reminders. */
export function MyPassesScreen() {
  const { t } = useTranslation();
  const passes = useQuery({ ...query(api.passes.listMyPasses), staleTime: 0 });
  const toPlans = (
    <Link to="/student/plans/$" params={{ _splat: '' }} {...buttonFace('filled')}>
      {t('passes.held.toPlans')}
    </Link>
  );
  return (
    <Page
      title={t('passes.held.title')}
      breadcrumbs={[{ label: t('passes.offers.title'), to: '/student/plans/' }]}
      action={passes.data && passes.data.rows.length > 0 && toPlans}
    >
      <Loaded query={passes} card skeleton={<CardSkeleton lines={5} />}>
        {({ rows }) =>
          rows.length === 0 ? (
            <Card>
              <EmptyState icon={IconInfinity} title={t('passes.held.empty')} action={toPlans}>
                {t('passes.held.emptyText')}
              </EmptyState>
            </Card>
          ) : (
            <Stacked>
              {rows.map((pass) => (
                <PassCard key={pass.passId} pass={pass} />
              ))}
            </Stacked>
          )
        }
      </Loaded>
    </Page>
  );
}
