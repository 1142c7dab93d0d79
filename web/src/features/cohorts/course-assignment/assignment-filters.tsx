import type { StudentFilter } from '@abhyas/contract/cohorts/course-assignment';
import { Select } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { FilterBar } from '../../../ui/list/filter-bar.tsx';
import { Chip, ChipRow } from '../../../ui/status/chip.tsx';
import { useBatchChoices } from '../batches/use-batch-choices.ts';
import { type AssignmentPatch, type AssignmentSearch, studentFilters } from '../addresses.ts';

interface Props {
  readonly search: AssignmentSearch;
  readonly counts: Readonly<Record<StudentFilter, number>> | undefined;
  readonly onSearch: (patch: AssignmentPatch) => void;
}

/** The four filters, one batch, and words of names. */
export function AssignmentFilters({ search, counts, onSearch }: Props) {
  const { t } = useTranslation();
  const batches = useBatchChoices();
  return (
    <FilterBar
      fields={[
        <Select
          key="batch"
          size="sm"
          aria-label={t('cohorts.courseAssignment.batch')}
          placeholder={t('cohorts.courseAssignment.batch')}
          clearable
          searchable
          data={batches}
          value={search.batchId ?? null}
          onChange={(batchId) => onSearch({ batchId: batchId ?? undefined })}
        />,
      ]}
      search={{
        label: t('cohorts.members.search'),
        value: search.search,
        onChange: (words) => onSearch({ search: words }),
      }}
    >
      <ChipRow label={t('cohorts.filter')}>
        {studentFilters.map((filter) => (
          <Chip
            key={filter}
            count={counts?.[filter]}
            on={(search.filter ?? 'registered') === filter}
            onClick={() => onSearch({ filter })}
          >
            {t(`cohorts.courseAssignment.filters.${filter}`)}
          </Chip>
        ))}
      </ChipRow>
    </FilterBar>
  );
}
