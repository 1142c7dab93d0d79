import type { PersonKind } from '@abhyas/contract/identity/people';
import { Button } from '@mantine/core';
import { IconFileImport, IconPlus, IconUsers, IconUserSearch } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api, query } from '../../../lib/api.ts';
import { useFormat } from '../../../lib/format.ts';
import { Icon } from '../../../ui/controls/icon.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { Pagination } from '../../../ui/page/pagination.tsx';
import { EmptyState } from '../../../ui/status/empty-state.tsx';
import { LoadFailed } from '../../../ui/status/load-failed.tsx';
import { TableSkeleton } from '../../../ui/status/skeletons.tsx';
import { BulkBar } from './bulk-bar.tsx';
import { CreatePerson } from './create-person.tsx';
import { PeopleFilters } from './people-filters.tsx';
import { PeopleFrame } from './people-frame.tsx';
import { isFiltered, type PeoplePatch, peopleQuery, type PeopleSearch } from '../addresses.ts';
import { PeopleTable } from './people-table.tsx';

interface Props {
  readonly kind: PersonKind;
  readonly search: PeopleSearch;
  readonly onSearch: (patch: PeoplePatch) => void;
}

/** Students, or teachers and staff: search, filters in the address, actions for several at once. */
export function PeopleScreen({ kind, search, onSearch }: Props) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const list = useQuery({
    ...query(api.identity.listPeople, { query: peopleQuery(kind, search) }),
    placeholderData: keepPreviousData,
  });
  const { data } = list;
  const select = (ids: readonly string[], on: boolean) =>
    setSelected((before) => {
      const next = new Set(before);
      for (const id of ids) {
        if (on) next.add(id);
        else next.delete(id);
      }
      return next;
    });
  return (
    <PeopleFrame
      subtitle={data && t('identity.people.count', { count: data.total, shown: number(data.total) })}
      action={data?.can.write && <Actions kind={kind} />}
    >
      <Card flush as="div">
        <h2 className="sr-only">{t(`identity.people.tabs.${kind === 'student' ? 'students' : 'staff'}`)}</h2>
        <PeopleFilters kind={kind} search={search} onSearch={onSearch} counts={data?.counts} />
        {data && (
          <BulkBar
            kind={kind}
            search={search}
            can={data.can}
            selected={selected}
            onDone={() => setSelected(new Set())}
          />
        )}
        {list.isPending && <TableSkeleton rows={10} columns={5} />}
        {list.isError && <LoadFailed error={list.error} onRetry={() => void list.refetch()} />}
        {data?.rows.length === 0 && <Nobody kind={kind} search={search} onSearch={onSearch} />}
        {data && data.rows.length > 0 && (
          <>
            <PeopleTable
              kind={kind}
              rows={data.rows}
              selected={data.can.block || data.can.merge ? selected : undefined}
              onSelect={select}
            />
            <Pagination page={data.page} size={data.size} total={data.total} onPage={(page) => onSearch({ page })} />
          </>
        )}
      </Card>
    </PeopleFrame>
  );
}

function Actions({ kind }: Pick<Props, 'kind'>) {
  const { t } = useTranslation();
  const [opened, setOpened] = useState(false);
  return (
    <>
      <Button
        variant="outline"
        leftSection={<Icon of={IconFileImport} size={16} />}
        renderRoot={(props) => <Link {...props} to="/partner/people/import" search={{ kind }} />}
      >
        {t('identity.people.import')}
      </Button>
      <Button variant="action" leftSection={<Icon of={IconPlus} size={16} />} onClick={() => setOpened(true)}>
        {t(kind === 'student' ? 'identity.people.addStudent' : 'identity.people.addStaff')}
      </Button>
      <CreatePerson kind={kind} opened={opened} onClose={() => setOpened(false)} />
    </>
  );
}

function Nobody({ kind, search, onSearch }: Props) {
  const { t } = useTranslation();
  if (!isFiltered(search))
    return (
      <EmptyState icon={IconUsers} title={t(`identity.people.empty.${kind}`)}>
        {t('identity.people.empty.text')}
      </EmptyState>
    );
  const clear = { search: undefined, status: undefined, role: undefined, exam: undefined };
  return (
    <EmptyState
      icon={IconUserSearch}
      title={t('identity.people.empty.noMatch')}
      action={
        <Button variant="outline" onClick={() => onSearch(clear)}>
          {t('identity.people.empty.clear')}
        </Button>
      }
    >
      {t('identity.people.empty.noMatchText')}
    </EmptyState>
  );
}
