import type { PersonKind } from '@abhyas/contract/identity/people';
import { Select } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api, query } from '../../../lib/api.ts';
import { useTypedWords } from '../../../lib/use-typed-words.ts';
import { useFormat } from '../../../lib/format.ts';
import { SearchField } from '../../../ui/controls/search-field.tsx';
import { Chip, ChipRow } from '../../../ui/status/chip.tsx';
import { useRoleWords } from '../roles/use-role-words.ts';
import { type PeoplePatch, type PeopleSearch, personSorts, personStatuses } from '../addresses.ts';
import classes from './people.module.css';

interface Props {
  readonly kind: PersonKind;
  readonly search: PeopleSearch;
  readonly onSearch: (patch: PeoplePatch) => void;
  readonly counts: Readonly<Record<string, number>> | undefined;
}

/** Search and filters of a list of people; the address keeps what is chosen. */
export function PeopleFilters({ kind, search, onSearch, counts }: Props) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const [typed, setTyped] = useTypedWords(search.search, (words) => onSearch({ search: words }));
  const shown = personStatuses.filter((one) => search.status === one || (counts?.[one] ?? 0) > 0);
  return (
    <div className={classes['filters']}>
      <ChipRow label={t('identity.people.status')}>
        <Chip
          on={!search.status}
          count={counts && number(counts['all'] ?? 0)}
          onClick={() => onSearch({ status: undefined })}
        >
          {t('identity.people.statuses.all')}
        </Chip>
        {shown.map((one) => (
          <Chip
            key={one}
            on={search.status === one}
            count={counts && number(counts[one] ?? 0)}
            onClick={() => onSearch({ status: search.status === one ? undefined : one })}
          >
            {t(`identity.people.statuses.${one}`)}
          </Chip>
        ))}
      </ChipRow>
      <div className={classes['fields']}>
        <SearchField size="sm" hotkey label={t('identity.people.search')} value={typed} onChange={setTyped} />
        {kind === 'staff' ? (
          <RoleFilter value={search.role} onChange={(role) => onSearch({ role })} />
        ) : (
          <ExamFilter value={search.exam} onChange={(exam) => onSearch({ exam })} />
        )}
        <Select
          size="sm"
          aria-label={t('identity.people.sort')}
          allowDeselect={false}
          data={personSorts.map((value) => ({ value, label: t(`identity.people.sorts.${value}`) }))}
          value={search.sort ?? 'name'}
          onChange={(value) => onSearch({ sort: personSorts.find((one) => one === value) })}
        />
      </div>
    </div>
  );
}

function RoleFilter({ value, onChange }: { value: string | undefined; onChange: (role: string | undefined) => void }) {
  const { t } = useTranslation();
  const { roleName } = useRoleWords();
  const { data } = useQuery(query(api.identity.listRoles));
  const staff = (data?.roles ?? []).filter(({ audience }) => audience === 'staff');
  return (
    <Select
      size="sm"
      clearable
      aria-label={t('identity.people.columns.role')}
      placeholder={t('identity.people.anyRole')}
      data={staff.map(({ name }) => ({ value: name, label: roleName(name) }))}
      value={value ?? null}
      onChange={(role) => onChange(role ?? undefined)}
    />
  );
}

function ExamFilter({ value, onChange }: { value: number | undefined; onChange: (exam: number | undefined) => void }) {
  const { t } = useTranslation();
  const { data } = useQuery(query(api.taxonomy.listExams));
  return (
    <Select
      size="sm"
      clearable
      aria-label={t('identity.people.exam')}
      placeholder={t('identity.people.anyExam')}
      data={(data ?? []).map(({ id, name }) => ({ value: String(id), label: name }))}
      value={value === undefined ? null : String(value)}
      onChange={(exam) => onChange(exam === null ? undefined : Number(exam))}
    />
  );
}
