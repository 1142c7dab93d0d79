import type { api as contract } from '@abhyas/contract';
import type { Reply } from '@abhyas/contract/endpoint';
import { IconInfinity } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api, query } from '../../../lib/api.ts';
import { Card } from '../../../ui/page/card.tsx';
import { Page, Stacked } from '../../../ui/page/page.tsx';
import { Chip, ChipRow } from '../../../ui/status/chip.tsx';
import { EmptyState } from '../../../ui/status/empty-state.tsx';
import { Loaded } from '../../../ui/status/loaded.tsx';
import { CardSkeleton } from '../../../ui/status/skeletons.tsx';
import { PlanCard } from './plan-card.tsx';
import classes from './offers.module.css';
import { UpgradeCard } from './upgrade-card.tsx';

type Offers = Reply<typeof contract.passes.listOffers>;

/** The plans on offer beside each other, and what changes for somebody who moves up. */
export function OffersScreen() {
  const { t } = useTranslation();
  const offers = useQuery({ ...query(api.passes.listOffers), staleTime: 0 });
  return (
    <Page
      title={t('passes.offers.title')}
      subtitle={t('passes.offers.subtitle')}
      beside={
        offers.data &&
        offers.data.passes.length > 0 && (
          <Link to="/student/plans/$" params={{ _splat: 'mine' }}>
            {t('passes.held.title')}
          </Link>
        )
      }
    >
      <Loaded query={offers} card skeleton={<CardSkeleton lines={8} />}>
        {(data) => (data.plans.length === 0 ? <Nothing /> : <Shown offers={data} />)}
      </Loaded>
    </Page>
  );
}

function Nothing() {
  const { t } = useTranslation();
  return (
    <Card>
      <EmptyState icon={IconInfinity} title={t('passes.offers.empty')}>
        {t('passes.offers.emptyText')}
      </EmptyState>
    </Card>
  );
}

function Shown({ offers: { exams, plans, passes } }: { readonly offers: Offers }) {
  const { t } = useTranslation();
  const [chosen, choose] = useState<number>();
  const exam = chosen ?? exams[0]?.id;
  const shown = plans.filter(({ examIds }) => exam === undefined || examIds.includes(exam));
  const higher = shown.filter(({ standing }) => standing === 'upgrade');
  return (
    <Stacked>
      {exams.length > 1 && (
        <ChipRow label={t('passes.offers.exams')}>
          {exams.map(({ id, name }) => (
            <Chip key={id} size="md" on={id === exam} onClick={() => choose(id)}>
              {name}
            </Chip>
          ))}
        </ChipRow>
      )}
      <ul className={classes['plans']} aria-label={t('passes.offers.plans')}>
        {shown.map((plan) => (
          <PlanCard key={plan.planId} plan={plan} pass={passes.find(({ planId }) => planId === plan.planId)} />
        ))}
      </ul>
      {higher.map(({ planId }) => (
        <UpgradeCard key={planId} planId={planId} />
      ))}
    </Stacked>
  );
}
