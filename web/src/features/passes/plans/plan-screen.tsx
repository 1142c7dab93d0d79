import type { Plan, PlanTerms } from '@abhyas/contract/passes/shapes';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { api, query } from '../../../lib/api.ts';
import { useChange } from '../../../lib/use-change.ts';
import { Page } from '../../../ui/page/page.tsx';
import { Badge } from '../../../ui/status/badge.tsx';
import { Loaded } from '../../../ui/status/loaded.tsx';
import { CardSkeleton } from '../../../ui/status/skeletons.tsx';
import { PlanForm } from './plan-form.tsx';

interface Props {
  /** `new`: a plan that is not saved yet. */
  readonly planId: string;
}
const YEAR = 365;
const fresh: PlanTerms = {
  nameEn: '',
  nameHi: '',
  examIds: [],
  mode: 'premium',
  days: YEAR,
  pricePaise: 0,
  salePaise: null,
  saleFrom: null,
  saleUntil: null,
  trialDays: 7,
  pauseDays: 30,
  yearlyPauses: 2,
  extras: [],
  rules: [{ what: 'courses', subjectIds: [], chosen: null }],
};

/** One plan: its name and price, what it opens with a count of now, its trial and its pauses. */
export function PlanScreen({ planId }: Props) {
  const { t } = useTranslation();
  const list = useQuery({ ...query(api.passes.listPlans), staleTime: 0 });
  const plan = list.data?.rows.find((one) => one.planId === planId);
  const isNew = planId === 'new';
  return (
    <Page
      title={isNew ? t('passes.plans.new') : (plan?.nameEn ?? '')}
      subtitle={plan && plan.holders > 0 && t('passes.plans.form.holders', { count: plan.holders })}
      breadcrumbs={[{ label: t('passes.plans.title'), to: '/partner/plans' }]}
      beside={
        plan && (
          <Badge tone={plan.state === 'published' ? 'good' : 'neutral'}>{t(`passes.plans.states.${plan.state}`)}</Badge>
        )
      }
      action={plan && list.data?.can.edit && <OfferButton plan={plan} />}
    >
      <Loaded query={list} card skeleton={<CardSkeleton lines={10} />}>
        {({ can }) => (plan || isNew) && <Editor key={planId} plan={plan} readOnly={!can.edit} />}
      </Loaded>
    </Page>
  );
}

function OfferButton({ plan }: { readonly plan: Plan }) {
  const { t } = useTranslation();
  const { planId, state, nameEn: name } = plan;
  const stale = [api.passes.listPlans];
  const publish = useChange(() => api.passes.publishPlan({ params: { planId } }), {
    stale,
    said: t('passes.plans.form.published', { name }),
  });
  const retire = useChange(() => api.passes.retirePlan({ params: { planId } }), {
    stale,
    said: t('passes.plans.form.retired', { name }),
  });
  return state === 'published' ? (
    <Button variant="outline" loading={retire.busy} onClick={() => retire.send()}>
      {t('passes.plans.form.retire')}
    </Button>
  ) : (
    <Button variant="action" loading={publish.busy} onClick={() => publish.send()}>
      {t('passes.plans.form.publish')}
    </Button>
  );
}

function Editor({ plan, readOnly }: { readonly plan: Plan | undefined; readonly readOnly: boolean }) {
  const navigate = useNavigate();
  return (
    <PlanForm
      initial={plan ? termsOf(plan) : fresh}
      modeFixed={plan !== undefined && plan.state !== 'draft'}
      readOnly={readOnly}
      planId={plan?.planId}
      send={async (body) => {
        if (plan) return void (await api.passes.updatePlan({ params: { planId: plan.planId }, body }));
        const { planId } = await api.passes.createPlan({ body });
        await navigate({ to: '/partner/plans/$', params: { _splat: planId }, replace: true });
      }}
    />
  );
}

/** The terms alone, without what was counted. */
function termsOf({
  planId: _id,
  state: _state,
  opens: _opens,
  holders: _holders,
  publishedAt: _at,
  ...terms
}: Plan): PlanTerms {
  return terms;
}
