import { TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Row } from '../../../ui/layout/stack.tsx';
import { Chip, ChipRow } from '../../../ui/status/chip.tsx';
import { type RevenuePatch, type RevenueSearch, revenueDurations } from '../staff-addresses.ts';

interface Props {
  readonly search: RevenueSearch;
  readonly onSearch: (patch: RevenuePatch) => void;
}

/** How long the report looks back, or between which days. */
export function PeriodChoice({ search, onSearch }: Props) {
  const { t } = useTranslation();
  const chosen = search.duration ?? '7day';
  const day = (name: 'from' | 'to') => (
    <TextInput
      type="date"
      size="sm"
      label={t(`commerce.revenue.${name}`)}
      value={search[name] ?? ''}
      onChange={({ currentTarget }) => onSearch({ [name]: currentTarget.value || undefined })}
    />
  );
  return (
    <>
      <ChipRow label={t('commerce.revenue.period')}>
        {revenueDurations.map((duration) => (
          <Chip
            key={duration}
            on={chosen === duration}
            onClick={() => onSearch({ duration, ...(duration !== 'custom' && { from: undefined, to: undefined }) })}
          >
            {t(`commerce.revenue.durations.${duration}`)}
          </Chip>
        ))}
      </ChipRow>
      {chosen === 'custom' && (
        <Row gap={3}>
          {day('from')}
          {day('to')}
        </Row>
      )}
    </>
  );
}
