import type { Plan } from '@abhyas/contract/passes/shapes';
import { IconInfinity, IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { api, query } from '../../../lib/api.ts';
import { useFormat } from '../../../lib/format.ts';
import { buttonFace } from '../../../ui/controls/button-face.ts';
import { Icon } from '../../../ui/controls/icon.tsx';
import { StackedCell } from '../../../ui/list/cells.tsx';
import { ListCard } from '../../../ui/page/list-card.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { Table } from '../../../ui/page/table.tsx';
import { Badge } from '../../../ui/status/badge.tsx';
import { TableSkeleton } from '../../../ui/status/skeletons.tsx';
import { usePlanWords } from './plan-words.ts';

/** The plans of the institute with what each opens and who has it. */
export function PlansScreen() {
  const { t } = useTranslation();
  const list = useQuery({ ...query(api.passes.listPlans), staleTime: 0 });
  const begin = (face: 'action' | 'filled') =>
    list.data?.can.edit && (
      <Link to="/partner/plans/$" params={{ _splat: 'new' }} {...buttonFace(face)}>
        <Icon of={IconPlus} size={16} />
        {t('passes.plans.new')}
      </Link>
    );
  return (
    <Page title={t('passes.plans.title')} subtitle={t('passes.plans.subtitle')} action={begin('action')}>
      <ListCard
        title={t('passes.plans.title')}
        list={list}
        skeleton={<TableSkeleton rows={3} columns={6} />}
        empty={{
          icon: IconInfinity,
          title: t('passes.plans.empty'),
          text: t('passes.plans.emptyText'),
          action: begin('filled'),
        }}
      >
        {({ rows }) => <PlansTable rows={rows} />}
      </ListCard>
    </Page>
  );
}

function PlansTable({ rows }: { readonly rows: readonly Plan[] }) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const words = usePlanWords();
  const { data: exams } = useQuery(query(api.taxonomy.listExams));
  const column = (key: string) => t(`passes.plans.columns.${key}`);
  const keys = ['plan', 'price', 'open', 'opens', 'holders', 'state'] as const;
  return (
    <Table
      cards
      label={t('passes.plans.title')}
      head={keys.map((key) => ({ key, label: column(key), numeric: key === 'price' || key === 'holders' }))}
    >
      {rows.map((plan) => (
        <tr key={plan.planId}>
          <td>
            <StackedCell
              to={`/partner/plans/${plan.planId}`}
              note={[
                t(`passes.plans.modes.${plan.mode}`),
                ...(exams ?? []).filter(({ id }) => plan.examIds.includes(id)).map(({ name }) => name),
              ].join(', ')}
            >
              {plan.nameEn}
            </StackedCell>
          </td>
          <td data-label={column('price')} data-numeric>
            {words.price(plan)}
          </td>
          <td data-label={column('open')}>
            <StackedCell note={plan.trialDays !== null && t('passes.plans.trialOf', { count: plan.trialDays })}>
              {words.lasts(plan)}
            </StackedCell>
          </td>
          <td data-label={column('opens')}>{words.opens(plan.opens) || t('passes.plans.opens.nothing')}</td>
          <td data-label={column('holders')} data-numeric>
            {number(plan.holders)}
          </td>
          <td data-label={column('state')}>
            <Badge tone={plan.state === 'published' ? 'good' : 'neutral'}>
              {t(`passes.plans.states.${plan.state}`)}
            </Badge>
          </td>
        </tr>
      ))}
    </Table>
  );
}
