import { Button } from '@mantine/core';
import { IconScale } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { api, query } from '../../../lib/api.ts';
import { buttonFace } from '../../../ui/controls/button-face.ts';
import { Segmented } from '../../../ui/controls/segmented.tsx';
import { FilterBar } from '../../../ui/list/filter-bar.tsx';
import { ListCard } from '../../../ui/page/list-card.tsx';
import { Page } from '../../../ui/page/page.tsx';
import type { CalibratedPatch, CalibratedSearch } from '../addresses.ts';
import { PracticeTabs } from '../practice-tabs.tsx';
import { CalibratedTable } from './calibrated-table.tsx';

interface Props {
  readonly search: CalibratedSearch;
  readonly onSearch: (patch: CalibratedPatch) => void;
}

/** How hard questions are by the answers of students, beside what their authors wrote. */
export function CalibratedScreen({ search, onSearch }: Props) {
  const { t } = useTranslation();
  const list = useQuery({
    ...query(api.practice.listCalibratedQuestions, { query: search }),
    placeholderData: keepPreviousData,
  });
  const show = search.show ?? 'differing';
  const showAll = (
    <Button variant="filled" onClick={() => onSearch({ show: 'all' })}>
      {t('practice.items.showAll')}
    </Button>
  );
  return (
    <Page
      title={t('practice.class.title')}
      subtitle={t('practice.items.subtitle', { count: list.data?.from ?? 200 })}
      tabs={<PracticeTabs />}
      action={
        <Link to="/partner/questions/changes" {...buttonFace('outline')}>
          {t('practice.items.changes')}
        </Link>
      }
    >
      <ListCard
        title={t('practice.items.title')}
        list={list}
        filters={<FilterBar fields={[<Shown key="show" show={show} onSearch={onSearch} />]} />}
        empty={{
          icon: IconScale,
          title: t(`practice.items.empty.${show}`),
          text: t('practice.items.emptyText', { count: list.data?.from ?? 200 }),
          ...(show === 'differing' && { action: showAll }),
        }}
        onPage={(page) => onSearch({ page })}
      >
        {({ rows }) => <CalibratedTable rows={rows} />}
      </ListCard>
    </Page>
  );
}

function Shown({ show, onSearch }: Pick<Props, 'onSearch'> & { readonly show: 'differing' | 'all' }) {
  const { t } = useTranslation();
  return (
    <Segmented
      label={t('practice.items.show')}
      size="sm"
      options={(['differing', 'all'] as const).map((value) => ({ value, label: t(`practice.items.shows.${value}`) }))}
      value={show}
      onChange={(value) => onSearch({ show: value })}
    />
  );
}
