import { Button, Select } from '@mantine/core';
import { IconFilterOff } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';
import { Icon } from '../../../ui/controls/icon.tsx';
import { SearchField } from '../../../ui/controls/search-field.tsx';
import { Chip, ChipRow } from '../../../ui/status/chip.tsx';
import { AreaSelect } from './area-select.tsx';
import classes from './bank.module.css';
import { isFiltered, type BankPatch, type BankSearch } from './bank-search.ts';
import { difficulties, questionTypes, subjects } from '../preview/question-words.ts';
import { useAreas } from './use-areas.ts';
import { useTypedSearch } from './use-typed-search.ts';

export interface BankCounts {
  readonly all: number;
  readonly bySubject: readonly { readonly subject: string; readonly count: number }[];
}

interface Props {
  readonly search: BankSearch;
  readonly onSearch: (patch: BankPatch) => void;
  readonly counts: BankCounts | undefined;
  /** `/` puts the cursor into the search. */
  readonly hotkey?: boolean | undefined;
  /** Archived questions can be asked for. */
  readonly withStatus?: boolean | undefined;
}

/** Search and filters of the bank; the address keeps what is chosen. */
export function BankFilters({ search, onSearch, counts, hotkey, withStatus }: Props) {
  const { t } = useTranslation();
  const areas = useAreas();
  const [typed, setTyped] = useTypedSearch(search.search ?? '', (text) => onSearch({ search: text }));
  const shown = search.subject ? areas.filter((area) => area.subject === search.subject) : areas;
  return (
    <div className={classes['filters']}>
      <div className={classes['top']}>
        <SubjectChips search={search} onSearch={onSearch} counts={counts} />
        {isFiltered(search) && (
          <Button
            variant="ghost"
            size="sm"
            leftSection={<Icon of={IconFilterOff} size={16} />}
            onClick={() =>
              onSearch({
                search: undefined,
                subject: undefined,
                area: undefined,
                type: undefined,
                difficulty: undefined,
                import: undefined,
              })
            }
          >
            {t('questions.bank.clearFilters')}
          </Button>
        )}
      </div>
      <div className={classes['fields']}>
        <div className={classes['search']}>
          <SearchField
            size="sm"
            label={t('questions.bank.search')}
            placeholder={t('questions.bank.searchShort')}
            value={typed}
            onChange={setTyped}
            hotkey={hotkey}
          />
        </div>
        <AreaSelect
          size="sm"
          areas={shown}
          value={search.area ?? null}
          onChange={(area) => onSearch({ area: area ?? undefined })}
          label={t('questions.fields.area')}
          placeholder={t('questions.bank.anyArea')}
          quiet
          clearable
        />
        <ChoiceFilter
          label={t('questions.fields.type')}
          any={t('questions.bank.anyType')}
          options={questionTypes.map((type) => ({ value: type, label: t(`questions.types.${type}`) }))}
          value={search.type ?? null}
          onChange={(value) => onSearch({ type: questionTypes.find((type) => type === value) })}
        />
        <ChoiceFilter
          label={t('questions.fields.difficulty')}
          any={t('questions.bank.anyDifficulty')}
          options={difficulties.map((one) => ({ value: String(one), label: t(`questions.difficulties.${one}`) }))}
          value={search.difficulty === undefined ? null : String(search.difficulty)}
          onChange={(value) => onSearch({ difficulty: difficulties.find((one) => String(one) === value) })}
        />
        {withStatus && (
          <ChoiceFilter
            label={t('questions.fields.status')}
            any={t('questions.statuses.active')}
            options={[{ value: 'archived', label: t('questions.statuses.archived') }]}
            value={search.status ?? null}
            onChange={(value) => onSearch({ status: value === 'archived' ? 'archived' : undefined })}
          />
        )}
      </div>
    </div>
  );
}

function SubjectChips({ search, onSearch, counts }: Pick<Props, 'search' | 'onSearch' | 'counts'>) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const countOf = (subject: string) => counts?.bySubject.find((entry) => entry.subject === subject)?.count;
  const shown = subjects.filter((subject) => search.subject === subject || (countOf(subject) ?? 0) > 0);
  return (
    <ChipRow label={t('questions.fields.subject')}>
      <Chip
        on={search.subject === undefined}
        count={counts && number(counts.all)}
        onClick={() => onSearch({ subject: undefined, area: undefined })}
      >
        {t('questions.bank.allSubjects')}
      </Chip>
      {shown.map((subject) => (
        <Chip
          key={subject}
          on={search.subject === subject}
          count={counts && number(countOf(subject) ?? 0)}
          onClick={() => onSearch({ subject: search.subject === subject ? undefined : subject, area: undefined })}
        >
          {t(`questions.subjects.${subject}`)}
        </Chip>
      ))}
    </ChipRow>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly any: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly value: string | null;
  readonly onChange: (value: string | null) => void;
}

function ChoiceFilter({ label, any, options, value, onChange }: ChoiceProps) {
  return (
    <Select size="sm" aria-label={label} placeholder={any} data={options} value={value} onChange={onChange} clearable />
  );
}
