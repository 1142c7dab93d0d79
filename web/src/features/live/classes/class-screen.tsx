import type { api as contract } from '@abhyas/contract';
import type { Reply } from '@abhyas/contract/endpoint';
import { Button } from '@mantine/core';
import { IconCalendarTime, IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api, query } from '../../../lib/api.ts';
import { useFormat } from '../../../lib/format.ts';
import { Icon } from '../../../ui/controls/icon.tsx';
import { Facts } from '../../../ui/layout/facts.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { Loaded } from '../../../ui/status/loaded.tsx';
import { CardSkeleton } from '../../../ui/status/skeletons.tsx';
import { CancelClass } from './cancel-class.tsx';
import { ChangeClass } from './change-class.tsx';
import { ClassFeedback } from '../feedback/class-feedback.tsx';
import { RecordingCard } from '../recordings/recording-card.tsx';
import { RecordingRule } from '../recordings/recording-rule.tsx';
import { RoomRecord } from '../room/room-record.tsx';
import { ClassActions } from '../running/class-actions.tsx';
import { ClassBadge, useClassWords } from './class-words.tsx';

export type StaffClass = Reply<typeof contract.live.showClass>;

/** One class: when, where and for whom, and what can be done with it. */
export function ClassScreen({ classId }: { readonly classId: string }) {
  const { t } = useTranslation();
  const { longDate } = useFormat();
  const shown = useQuery(query(api.live.showClass, { params: { classId } }));
  const { data: one } = shown;
  return (
    <Page
      title={one?.title ?? t('live.schedule.title')}
      subtitle={one && longDate(one.startsAt)}
      breadcrumbs={[{ label: t('live.schedule.title'), to: '/partner/live' }, { label: one?.title ?? '…' }]}
      beside={one && <ClassBadge state={one.state} />}
      action={
        one && (
          <>
            <ClassActions one={one} />
            <Actions one={one} />
          </>
        )
      }
    >
      <Loaded query={shown} card skeleton={<CardSkeleton lines={5} />}>
        {(data) => (
          <>
            <About one={data} />
            {data.kind === 'room' && (data.state === 'scheduled' || data.state === 'open') && (
              <RecordingRule classId={data.id} />
            )}
            {data.kind === 'room' && data.state === 'ended' && <RecordingCard classId={data.id} />}
            {(data.state === 'ended' || data.state === 'live') && <ClassFeedback classId={data.id} />}
            {data.kind === 'room' && data.state === 'ended' && <RoomRecord classId={data.id} />}
          </>
        )}
      </Loaded>
    </Page>
  );
}

function About({ one }: { readonly one: StaffClass }) {
  const { t } = useTranslation();
  const { number, minutes } = useFormat();
  const words = useClassWords();
  return (
    <Card title={t('live.class.about')}>
      <Facts
        items={[
          { label: t('live.class.hours'), value: `${words.hours(one)} (${minutes(one.minutes)})` },
          { label: t('live.plan.kind'), value: t(`live.kinds.${one.kind}`) },
          one.kind === 'classroom' && { label: t('live.plan.place.classroom'), value: one.place },
          one.kind === 'link' && { label: one.place, value: one.link },
          { label: t('live.plan.teacher'), value: one.teacher.name },
          { label: t('live.class.whom'), value: words.whom(one) },
          { label: t('live.class.students'), value: number(one.students) },
          one.reason !== '' && { label: t('live.class.reason'), value: one.reason },
        ]}
      />
    </Card>
  );
}

function Actions({ one }: { readonly one: StaffClass }) {
  const { t } = useTranslation();
  const [open, setOpen] = useState<'change' | 'cancel'>();
  const close = () => setOpen(undefined);
  if (!one.can.write || (one.state !== 'scheduled' && one.state !== 'open')) return null;
  return (
    <>
      <Button
        variant="outline"
        leftSection={<Icon of={IconCalendarTime} size={16} />}
        onClick={() => setOpen('change')}
      >
        {t('live.change.action')}
      </Button>
      <Button variant="ghost" leftSection={<Icon of={IconX} size={16} />} onClick={() => setOpen('cancel')}>
        {t('live.cancel.action')}
      </Button>
      {open === 'change' && <ChangeClass one={one} onClose={close} />}
      {open === 'cancel' && <CancelClass one={one} onClose={close} />}
    </>
  );
}
