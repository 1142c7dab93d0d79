import { Button, Select } from '@mantine/core';
import { IconChevronLeft, IconChevronRight, IconDeviceTv } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api, query } from '../../../lib/api.ts';
import { useFormat } from '../../../lib/format.ts';
import { IconButton } from '../../../ui/controls/icon-button.tsx';
import { Icon } from '../../../ui/controls/icon.tsx';
import { Segmented } from '../../../ui/controls/segmented.tsx';
import { Row } from '../../../ui/layout/stack.tsx';
import { FilterBar } from '../../../ui/list/filter-bar.tsx';
import { useBatchChoices } from '../../cohorts/index.ts';
import { type SchedulePatch, type ScheduleSearch, scheduleViews } from '../addresses.ts';
import { SeatsDialog } from '../licences/seats-dialog.tsx';
import { addDays } from './week.ts';
import classes from './schedule-screen.module.css';

interface Props {
  readonly search: ScheduleSearch;
  readonly onSearch: (patch: SchedulePatch) => void;
  /** Monday of the week that is shown. */
  readonly from: string;
  /** How many seats of live rooms there are. */
  readonly seats: number;
}

/** Which week, whose classes, and how they are shown. */
export function ScheduleFilters({ search, onSearch, from, seats }: Props) {
  const { t } = useTranslation();
  const batches = useBatchChoices();
  const { data: teachers } = useQuery(query(api.live.listClassTeachers));
  const choice = (key: 'teacher' | 'batch', data: { value: string; label: string }[]) => (
    <Select
      key={key}
      size="sm"
      clearable
      aria-label={t(`live.schedule.${key}`)}
      placeholder={t(key === 'teacher' ? 'live.schedule.allTeachers' : 'live.schedule.allBatches')}
      data={data}
      value={search[`${key}Id`] ?? null}
      onChange={(id) => onSearch({ [`${key}Id`]: id ?? undefined })}
    />
  );
  return (
    <FilterBar
      fields={[
        choice(
          'teacher',
          (teachers ?? []).map(({ id, name }) => ({ value: id, label: name })),
        ),
        choice('batch', batches),
      ]}
      tools={<Tools search={search} onSearch={onSearch} seats={seats} />}
    >
      <Row gap={1}>
        <IconButton
          icon={IconChevronLeft}
          label={t('live.schedule.before')}
          onClick={() => onSearch({ day: addDays(from, -7) })}
        />
        <Button variant="outline" size="sm" onClick={() => onSearch({ day: undefined })}>
          {t('live.schedule.thisWeek')}
        </Button>
        <IconButton
          icon={IconChevronRight}
          label={t('live.schedule.after')}
          onClick={() => onSearch({ day: addDays(from, 7) })}
        />
      </Row>
    </FilterBar>
  );
}

function Tools({ search, onSearch, seats }: Omit<Props, 'from'>) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const [open, setOpen] = useState(false);
  return (
    <>
      {seats > 0 && (
        <Button
          variant="outline"
          size="sm"
          leftSection={<Icon of={IconDeviceTv} size={16} />}
          onClick={() => setOpen(true)}
        >
          {t('live.seats.count', { count: seats, formatted: number(seats) })}
        </Button>
      )}
      <span className={classes['views']}>
        <Segmented
          size="sm"
          label={t('live.schedule.view')}
          options={scheduleViews.map((value) => ({ value, label: t(`live.schedule.views.${value}`) }))}
          value={search.view ?? 'week'}
          onChange={(view) => onSearch({ view })}
        />
      </span>
      {open && <SeatsDialog onClose={() => setOpen(false)} />}
    </>
  );
}
