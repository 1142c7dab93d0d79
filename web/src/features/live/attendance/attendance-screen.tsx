import type { AttendanceOfClass, AttendanceRow } from '@abhyas/contract/live/attendance';
import { statuses } from '@abhyas/contract/live/words';
import { Button } from '@mantine/core';
import { IconDownload, IconSettings, IconUsers } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api, query } from '../../../lib/api.ts';
import { useFormat } from '../../../lib/format.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { useChange } from '../../../lib/use-change.ts';
import { Icon } from '../../../ui/controls/icon.tsx';
import { StackBar } from '../../../ui/figures/stack-bar.tsx';
import { Facts } from '../../../ui/layout/facts.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { FilterBar } from '../../../ui/list/filter-bar.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { Columns, Page, Stacked } from '../../../ui/page/page.tsx';
import { Chip, ChipRow } from '../../../ui/status/chip.tsx';
import { EmptyState } from '../../../ui/status/empty-state.tsx';
import { Loaded } from '../../../ui/status/loaded.tsx';
import { TableSkeleton } from '../../../ui/status/skeletons.tsx';
import { useClassWords } from '../classes/class-words.tsx';
import { AttendanceTable } from './attendance-table.tsx';
import { MarkCard } from './mark-card.tsx';
import { RuleDialog } from './rule-dialog.tsx';

/** Who was in a class, when and how long; a status can be given by hand, with a reason. */
export function AttendanceScreen({ classId }: { readonly classId: string }) {
  const { t } = useTranslation();
  const { longDate } = useFormat();
  const words = useClassWords();
  const shown = useQuery({
    ...query(api.live.showAttendance, { params: { classId } }),
    refetchInterval: ({ state }) => (state.data?.class.state === 'live' ? 15_000 : false),
  });
  const { data } = shown;
  const one = data?.class;
  return (
    <Page
      title={one?.title ?? t('live.attendance.title')}
      subtitle={one && [longDate(one.startsAt), words.hours(one), one.teacher.name].join(' · ')}
      breadcrumbs={[
        { label: t('live.schedule.title'), to: '/partner/live' },
        { label: one?.title ?? '…', to: `/partner/live/${classId}` },
        { label: t('live.attendance.title') },
      ]}
      action={data && <Actions attendance={data} />}
    >
      <Loaded
        query={shown}
        card
        skeleton={
          <Card flush as="div">
            <TableSkeleton rows={6} columns={5} />
          </Card>
        }
      >
        {(attendance) => (
          <>
            <Figures attendance={attendance} />
            <People key={classId} attendance={attendance} />
          </>
        )}
      </Loaded>
    </Page>
  );
}

function Actions({ attendance }: { readonly attendance: AttendanceOfClass }) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const [rule, setRule] = useState(false);
  const { class: one, rows, presentFrom, can } = attendance;
  const save = useChange(() => api.live.exportAttendance({ params: { classId: one.id } }), {
    after: (csv) => saveFile(`${one.title}.csv`, csv),
  });
  return (
    <>
      <Button
        variant="outline"
        loading={save.busy}
        leftSection={<Icon of={IconDownload} size={16} />}
        onClick={() => save.send()}
      >
        {t('live.attendance.export', { count: rows.length, formatted: number(rows.length) })}
      </Button>
      {can.write && (
        <Button variant="outline" leftSection={<Icon of={IconSettings} size={16} />} onClick={() => setRule(true)}>
          {t('live.attendance.rule', { percent: number(presentFrom) })}
        </Button>
      )}
      {rule && <RuleDialog classId={one.id} presentFrom={presentFrom} onClose={() => setRule(false)} />}
    </>
  );
}

const tones = { present: 'good', late: 'warn', left_early: 'info', absent: 'bad' } as const;

function Figures({ attendance: { rows, counts } }: { readonly attendance: AttendanceOfClass }) {
  const { t } = useTranslation();
  const { number, percent } = useFormat();
  const there = rows.filter(({ stretches, mark }) => stretches.length > 0 || (mark && mark.status !== 'absent')).length;
  return (
    <Card label={t('live.attendance.figures')}>
      <Stack gap={3}>
        <Facts
          kind="figures"
          items={[
            {
              label: t('live.attendance.there', { share: percent(there, rows.length) }),
              value: t('live.attendance.of', { count: rows.length, there: number(there), all: number(rows.length) }),
            },
            ...statuses.map((status) => ({ label: t(`live.statuses.${status}`), value: number(counts[status]) })),
          ]}
        />
        <StackBar
          label={t('live.attendance.figures')}
          parts={statuses.map((status) => ({
            value: counts[status],
            tone: tones[status],
            label: `${number(counts[status])} ${t(`live.statuses.${status}`)}`,
          }))}
        />
      </Stack>
    </Card>
  );
}

function People({ attendance }: { readonly attendance: AttendanceOfClass }) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const [only, setOnly] = useState<AttendanceRow['status']>();
  const [words, setWords] = useState<string>();
  const [openId, setOpenId] = useState<string>();
  const { rows, counts } = attendance;
  const shown = rows.filter(
    ({ status, student }) =>
      (only === undefined || status === only) &&
      (words === undefined || student.name.toLowerCase().includes(words.toLowerCase())),
  );
  const open = rows.find(({ student }) => student.id === openId);
  const table = (
    <Card flush label={t('live.attendance.title')}>
      <FilterBar search={{ label: t('live.attendance.search'), value: words, onChange: setWords }}>
        <ChipRow label={t('live.attendance.filter')}>
          <Chip on={only === undefined} count={number(rows.length)} onClick={() => setOnly(undefined)}>
            {t('live.attendance.all')}
          </Chip>
          {statuses.map((status) => (
            <Chip key={status} on={only === status} count={number(counts[status])} onClick={() => setOnly(status)}>
              {t(`live.statuses.${status}`)}
            </Chip>
          ))}
        </ChipRow>
      </FilterBar>
      {shown.length === 0 ? (
        <EmptyState icon={IconUsers} title={t('live.attendance.nobody')} />
      ) : (
        <AttendanceTable attendance={attendance} rows={shown} openId={openId} onOpen={setOpenId} />
      )}
    </Card>
  );
  if (!open) return table;
  return (
    <Columns kind="aside">
      <Stacked>{table}</Stacked>
      <MarkCard key={open.student.id} attendance={attendance} row={open} onClose={() => setOpenId(undefined)} />
    </Columns>
  );
}
