import { Button } from '@mantine/core';
import { IconFileUpload, IconListSearch, IconX } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../ui/controls/icon.tsx';
import { EmptyState } from '../../../ui/status/empty-state.tsx';
import { Notice } from '../../../ui/status/notice.tsx';
import { isFiltered } from './bank-query.ts';
import type { BankPatch, BankSearch } from '../addresses.ts';

interface Props {
  readonly search: BankSearch;
  readonly onSearch: (patch: BankPatch) => void;
}

/** The list is one import's: the way to all. */
export function ImportNotice({ onClear }: { readonly onClear: () => void }) {
  const { t } = useTranslation();
  return (
    <Notice
      tone="info"
      action={
        <Button variant="ghost" size="sm" leftSection={<Icon of={IconX} size={14} />} onClick={onClear}>
          {t('questions.bank.showAll')}
        </Button>
      }
    >
      {t('questions.bank.ofImport')}
    </Notice>
  );
}

/** A bank without any question. */
export function NothingYet() {
  const { t } = useTranslation();
  return (
    <EmptyState
      icon={IconFileUpload}
      title={t('questions.bank.empty.title')}
      action={
        <Button variant="filled" renderRoot={(props) => <Link {...props} to="/partner/imports" />}>
          {t('questions.bank.empty.action')}
        </Button>
      }
    >
      {t('questions.bank.empty.text')}
    </EmptyState>
  );
}

const emptyTitles = { archived: 'questions.bank.noneArchived', removed: 'questions.removed.none' } as const;

/** Filters that leave nothing, or a part of the bank that is empty. */
export function NothingMatches({ search, onSearch }: Props) {
  const { t } = useTranslation();
  const empty = isFiltered(search) ? undefined : search.status;
  const clear = {
    search: undefined,
    subject: undefined,
    area: undefined,
    type: undefined,
    difficulty: undefined,
    language: undefined,
    tag: undefined,
    import: undefined,
    status: undefined,
  };
  return (
    <EmptyState
      icon={IconListSearch}
      title={t(empty ? emptyTitles[empty] : 'questions.bank.noMatch')}
      action={
        <Button variant="outline" onClick={() => onSearch(clear)}>
          {t(empty ? 'questions.bank.showActive' : 'questions.bank.clearFilters')}
        </Button>
      }
    />
  );
}
