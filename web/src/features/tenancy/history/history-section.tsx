import type { SettingsChange } from '@abhyas/contract/tenancy/settings';
import { Select } from '@mantine/core';
import { IconArrowRight, IconClockHour4 } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api, query } from '../../../lib/api.ts';
import { useFormat } from '../../../lib/format.ts';
import { Icon } from '../../../ui/controls/icon.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { Pagination } from '../../../ui/page/pagination.tsx';
import { Table } from '../../../ui/page/table.tsx';
import { EmptyState } from '../../../ui/status/empty-state.tsx';
import { LoadFailed } from '../../../ui/status/load-failed.tsx';
import { TableSkeleton } from '../../../ui/status/skeletons.tsx';
import { type HistoryPatch, type HistorySearch, historySections } from '../addresses.ts';
import classes from './history.module.css';

interface Props {
  readonly search: HistorySearch;
  readonly onSearch: (patch: HistoryPatch) => void;
}

/** Who changed which setting and when, with what stood before and after. */
export function HistorySection({ search, onSearch }: Props) {
  const { t } = useTranslation();
  const { page = 1, section } = search;
  const list = useQuery({
    ...query(api.tenancy.listSettingsChanges, { query: { page, ...(section && { section }) } }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
  return (
    <Page title={t('tenancy.rules.sections.history')} subtitle={t('tenancy.rules.subtitles.history')}>
      <Select
        className={classes['filter']!}
        label={t('tenancy.history.section')}
        data={[
          { value: '', label: t('tenancy.history.all') },
          ...historySections.map((value) => ({ value, label: t(`tenancy.history.sections.${value}`) })),
        ]}
        value={section ?? ''}
        onChange={(value) => onSearch({ section: historySections.find((one) => one === value) })}
      />
      {list.error && !list.data ? (
        <LoadFailed card error={list.error} onRetry={() => void list.refetch()} />
      ) : (
        <Card flush as="div" label={t('tenancy.rules.sections.history')}>
          {list.isPending && <TableSkeleton rows={6} columns={4} />}
          {list.data?.rows.length === 0 && (
            <EmptyState icon={IconClockHour4} title={t('tenancy.history.none.title')}>
              {t('tenancy.history.none.text')}
            </EmptyState>
          )}
          {list.data && list.data.rows.length > 0 && (
            <>
              <Changes rows={list.data.rows} />
              <Pagination
                page={list.data.page}
                size={list.data.size}
                total={list.data.total}
                onPage={(next) => onSearch({ page: next })}
              />
            </>
          )}
        </Card>
      )}
    </Page>
  );
}

function Changes({ rows }: { readonly rows: readonly SettingsChange[] }) {
  const { t } = useTranslation();
  const format = useFormat();
  const column = (key: string) => t(`tenancy.history.columns.${key}`);
  const valueOf = useValueWords();
  return (
    <Table
      cards
      label={t('tenancy.rules.sections.history')}
      head={[
        { key: 'what', label: column('what'), width: 190 },
        { key: 'change', label: column('change') },
        { key: 'who', label: column('who'), width: 150 },
        { key: 'when', label: column('when'), width: 170 },
      ]}
    >
      {rows.map((row) => (
        <tr key={row.id}>
          <td className={classes['what']}>
            {t(`tenancy.history.fields.${row.field.replace('.', '_')}`)}
            <small>{t(`tenancy.history.sections.${row.section}`)}</small>
          </td>
          <td data-label={column('change')}>
            <span className={classes['change']}>
              <del>{valueOf(row.field, row.before)}</del>
              <Icon of={IconArrowRight} size={14} />
              <ins>{valueOf(row.field, row.after)}</ins>
            </span>
          </td>
          <td data-label={column('who')}>
            {row.byProvider ? t('tenancy.history.provider') : (row.actor ?? t('tenancy.history.nobody'))}
          </td>
          <td data-label={column('when')}>{format.dateTime(row.at)}</td>
        </tr>
      ))}
    </Table>
  );
}

/** Values in words: on and off, features by their names, pictures as such. */
function useValueWords() {
  const { t, i18n } = useTranslation();
  const format = useFormat();
  const countries = new Intl.DisplayNames([i18n.language], { type: 'region' });
  return (field: string, value: readonly string[]): string => {
    if (value.length === 0) return t('tenancy.history.empty');
    if (field === 'logo' || field === 'icon') return t('tenancy.history.picture');
    if (value[0] === '•••') return t('tenancy.history.secret');
    if (field === 'countries') return format.list(value.map((code) => countries.of(code) ?? code));
    if (field === 'languages') return format.list(value.map((one) => t(`tenancy.rules.messages.${one}`)));
    if (field === 'allowedItems') return format.list(value.map((item) => t(`tenancy.items.${item}.name`)));
    if (value.length === 1 && (value[0] === 'true' || value[0] === 'false'))
      return t(value[0] === 'true' ? 'tenancy.history.on' : 'tenancy.history.off');
    if (field === 'privacy' || field === 'terms') return t('tenancy.policies.version', { version: value[0] });
    return format.list(value);
  };
}
