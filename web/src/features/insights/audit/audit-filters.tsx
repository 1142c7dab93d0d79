import type { AuditEntryRow } from '@abhyas/contract/insights/audit';
import { Button, Select, TextInput } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useTypedWords } from '../../../lib/use-typed-words.ts';
import { Icon } from '../../../ui/controls/icon.tsx';
import { SearchField } from '../../../ui/controls/search-field.tsx';
import { Chip, ChipRow } from '../../../ui/status/chip.tsx';
import { type AuditPatch, type AuditSearch, isFiltered } from '../addresses.ts';
import classes from './audit.module.css';
import { useEntryWords } from './use-entry-words.ts';

interface Props {
  readonly search: AuditSearch;
  readonly onSearch: (patch: AuditPatch) => void;
  readonly actions: readonly string[];
  /** The rows that are shown: they know the names of whom the log is narrowed to. */
  readonly rows: readonly AuditEntryRow[];
}

/** Words, action and days; the address keeps what is chosen. */
export function AuditFilters({ search, onSearch, actions, rows }: Props) {
  const { t } = useTranslation();
  const { actionName } = useEntryWords();
  const [typed, type] = useTypedWords(search.search, (words) => onSearch({ search: words }));
  const choices = [...new Set([...actions, ...(search.action ? [search.action] : [])])]
    .map((value) => ({ value, label: actionName(value) }))
    .toSorted((a, b) => a.label.localeCompare(b.label));
  return (
    <div className={classes['filters']}>
      <div className={classes['wide']}>
        <SearchField hotkey size="sm" label={t('insights.audit.search')} value={typed} onChange={type} />
      </div>
      <Select
        className={classes['wide']!}
        size="sm"
        searchable
        clearable
        label={t('insights.audit.action')}
        placeholder={t('insights.audit.anyAction')}
        data={choices}
        value={search.action ?? null}
        onChange={(action) => onSearch({ action: action ?? undefined })}
      />
      <Day label={t('insights.audit.fromDay')} value={search.from} onChange={(from) => onSearch({ from })} />
      <Day label={t('insights.audit.toDay')} value={search.to} onChange={(to) => onSearch({ to })} />
      {isFiltered(search) && <Narrowed search={search} onSearch={onSearch} rows={rows} />}
    </div>
  );
}

interface DayProps {
  readonly label: string;
  readonly value: string | undefined;
  readonly onChange: (day: string | undefined) => void;
}

function Day({ label, value, onChange }: DayProps) {
  return (
    <TextInput
      size="sm"
      type="date"
      label={label}
      value={value ?? ''}
      onChange={(event) => onChange(event.currentTarget.value || undefined)}
    />
  );
}

function Narrowed({ search, onSearch, rows }: Pick<Props, 'search' | 'onSearch' | 'rows'>) {
  const { t } = useTranslation();
  const { actorName, subjectName } = useEntryWords();
  const { actorId, subjectId } = search;
  const acting = rows.find((row) => (row.actor?.id ?? row.subject.id) === actorId);
  const acted = rows.find((row) => row.subject.id === subjectId);
  return (
    <ChipRow label={t('insights.audit.clear')}>
      {actorId && (
        <Chip on onClick={() => onSearch({ actorId: undefined })}>
          {t('insights.audit.onlyActor', { name: acting ? actorName(acting) : '…' })}
        </Chip>
      )}
      {subjectId && (
        <Chip on onClick={() => onSearch({ subjectId: undefined, subjectKind: undefined })}>
          {t('insights.audit.onlySubject', { name: acted ? subjectName(acted) : '…' })}
        </Chip>
      )}
      <Button
        size="compact-sm"
        variant="subtle"
        leftSection={<Icon of={IconX} size={14} />}
        onClick={() =>
          onSearch({
            search: undefined,
            action: undefined,
            actorId: undefined,
            subjectId: undefined,
            subjectKind: undefined,
            from: undefined,
            to: undefined,
          })
        }
      >
        {t('insights.audit.clear')}
      </Button>
    </ChipRow>
  );
}
