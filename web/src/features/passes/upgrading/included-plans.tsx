import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { api, query } from '../../../lib/api.ts';
import { useFormat } from '../../../lib/format.ts';
import { Quiet } from '../../../ui/layout/quiet.tsx';
import { usePlanName } from '../plan-name.ts';

/** Nothing where no plan opens the course, or while they come. */
export function IncludedPlans({ courseId }: { readonly courseId: string }) {
  const { t } = useTranslation();
  const { money } = useFormat();
  const name = usePlanName();
  const { data } = useQuery(query(api.passes.listPlansOfCourse, { params: { courseId } }));
  return data?.rows.map((plan) => (
    <Quiet as="p" size="sm" key={plan.planId}>
      <Link to="/student/plans/$" params={{ _splat: '' }}>
        {t('passes.offers.includedIn', { plan: name(plan), price: money(plan.pricePaise) })}
      </Link>
    </Quiet>
  ));
}
