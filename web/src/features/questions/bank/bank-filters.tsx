import { Button, Select } from '@mantine/core';
import type { QuestionCounts } from '@abhyas/contract/questions/bank';
import { IconFilterOff } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';
import { useTypedWords } from '../../../lib/use-typed-words.ts';
import { Icon } from '../../../ui/controls/icon.tsx';
import { SearchField } from '../../../ui/controls/search-field.tsx';
import { Chip, ChipRow } from '../../../ui/status/chip.tsx';
import { SetFilter } from '../collections/set-filter.tsx';
import { AreaSelect } from './area-select.tsx';
import classes from './bank.module.css';
import { isFiltered } from './bank-query.ts';
import type { BankPatch, BankSearch } from '../addresses.ts';
import { difficulties, questionTypes, subjects } from '../preview/question-words.ts';
import { useAreas } from './use-areas.ts';

interface Props {
  readonly search: BankSearch;
  readonly onSearch: (patch: BankPatch) => void;
  readonly counts: QuestionCounts | undefined;
  /** `/` puts the cursor into the search. */
  readonly hotkey?: boolean | undefined;
  /** Archived questions can be asked for. */
  readonly withStatus?: boolean | undefined;
}

/** Search and filters of the bank; the address keeps what is chosen. */
export function BankFilters({ search, onSearch, counts, hotkey, withStatus }: Props) {
  const { t } = useTranslation();
  const areas = useAreas();
  const label = useCountedLabel(counts);
  const [typed, setTyped] = useTypedWords(search.search, (text) => onSearch({ search: text }));
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
                language: undefined,
                tag: undefined,
                import: undefined,
                set: undefined,
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
          countOf={counts && ((id) => counts.byArea.find((entry) => entry.knowledgeAreaId === id)?.count ?? 0)}
          quiet
          clearable
        />
        <ChoiceFilter
          label={t('questions.fields.type')}
          any={t('questions.bank.anyType')}
          options={questionTypes.map((type) => ({
            value: type,
            label: label('byType', 'type', type, t(`questions.types.${type}`)),
          }))}
          value={search.type ?? null}
          onChange={(value) => onSearch({ type: questionTypes.find((type) => type === value) })}
        />
        <ChoiceFilter
          label={t('questions.fields.difficulty')}
          any={t('questions.bank.anyDifficulty')}
          options={difficulties.map((one) => ({
            value: String(one),
            label: label('byDifficulty', 'difficulty', one, t(`questions.difficulties.${one}`)),
          }))}
          value={search.difficulty === undefined ? null : String(search.difficulty)}
          onChange={(value) => onSearch({ difficulty: difficulties.find((one) => String(one) === value) })}
        />
        <ChoiceFilter
          label={t('questions.fields.language')}
          any={t('questions.search.anyLanguage')}
          options={[{ value: 'hi', label: label('byLanguage', 'language', 'hi', t('questions.search.withHindi')) }]}
          value={search.language ?? null}
          onChange={(value) => onSearch({ language: value === 'hi' ? 'hi' : undefined })}
        />
        {(search.tag !== undefined || (counts?.byTag.length ?? 0) > 0) && (
          <ChoiceFilter
            label={t('questions.search.tag')}
            any={t('questions.search.anyTag')}
            options={tagsOf(search.tag, counts).map((tag) => ({ value: tag, label: label('byTag', 'tag', tag, tag) }))}
            value={search.tag ?? null}
            onChange={(tag) => onSearch({ tag: tag ?? undefined })}
          />
        )}
        <SetFilter value={search.set} onChange={(set) => onSearch({ set })} />
        {withStatus && (
          <ChoiceFilter
            label={t('questions.fields.status')}
            any={t('questions.statuses.active')}
            options={[
              { value: 'archived', label: label('byStatus', 'status', 'archived', t('questions.statuses.archived')) },
              { value: 'removed', label: label('byStatus', 'status', 'removed', t('questions.removed.status')) },
            ]}
            value={search.status ?? null}
            onChange={(value) =>
              onSearch({ status: (['archived', 'removed'] as const).find((status) => status === value) })
            }
          />
        )}
      </div>
    </div>
  );
}

/** A choice with the number of questions it would leave. */
function useCountedLabel(counts: QuestionCounts | undefined) {
  const { t } = useTranslation();
  const { number } = useFormat();
  return (
    by: 'byType' | 'byTag' | 'byDifficulty' | 'byLanguage' | 'byStatus',
    key: string,
    value: string | number,
    text: string,
  ) => {
    if (!counts) return text;
    const entries: readonly Readonly<Record<string, string | number>>[] = counts[by];
    const count = Number(entries.find((entry) => entry[key] === value)?.['count'] ?? 0);
    return t('questions.search.counted', { text, count: number(count) });
  };
}

/** The chosen tag is there too when nothing has it. */
const tagsOf = (chosen: string | undefined, counts: QuestionCounts | undefined): string[] => [
  ...new Set([...(counts?.byTag ?? []).map(({ tag }) => tag), ...(chosen === undefined ? [] : [chosen])]),
];

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
