import { Select, Textarea, TextInput } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api, query } from '../../../lib/api.ts';
import { useInstitute } from '../../../lib/institute.ts';
import type { Fields } from '../../../lib/use-fields.ts';
import { toLocal } from '../../../lib/zoned-time.ts';
import { FieldRow } from '../../../ui/form/form.tsx';
import { FormDialog } from '../../../ui/overlays/form-dialog.tsx';
import { toast } from '../../../ui/status/toast.tsx';
import type { StaffClass } from './class-screen.tsx';

interface ClassWish {
  readonly title: string;
  readonly teacherId: string | null;
  readonly place: string;
  readonly day: string;
  readonly time: string;
  readonly minutes: string;
  readonly reason: string;
}

/** Another time, title, teacher or place; the students are told what is new and why. */
export function ChangeClass({ one, onClose }: { readonly one: StaffClass; readonly onClose: () => void }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const { timeZone } = useInstitute();
  const local = toLocal(one.startsAt, timeZone);
  const initial: ClassWish = {
    title: one.title,
    teacherId: one.teacher.id,
    place: one.kind === 'link' ? one.link : one.place,
    day: local.slice(0, 10),
    time: local.slice(11),
    minutes: String(one.minutes),
    reason: '',
  };
  const send = async ({ minutes, teacherId, ...values }: ClassWish) => {
    const body = { ...values, teacherId: teacherId ?? one.teacher.id, minutes: Number(minutes) };
    await api.live.changeClass({ params: { classId: one.id }, body });
    void client.invalidateQueries({ queryKey: ['live'] });
    toast.good(t('live.change.done', { count: one.students }));
  };
  return (
    <FormDialog
      onClose={onClose}
      title={t('live.change.title', { title: one.title })}
      submit={t('live.change.confirm')}
      initial={initial}
      check={({ title, minutes }) => ({
        ...(title.trim() === '' && { title: t('live.plan.titleMissing') }),
        ...(!(Number(minutes) >= 10 && Number(minutes) <= 300) && { minutes: t('live.change.wrongMinutes') }),
      })}
      fieldOf={{ LIVE_CLASH: 'time', LIVE_PAST: 'time' }}
      send={send}
    >
      {(fields) => <ClassFields fields={fields} one={one} />}
    </FormDialog>
  );
}

function ClassFields({ fields, one }: { readonly fields: Fields<ClassWish>; readonly one: StaffClass }) {
  const { t } = useTranslation();
  const { data: teachers } = useQuery(query(api.live.listClassTeachers));
  return (
    <>
      <TextInput {...fields.text('title')} label={t('live.plan.name')} maxLength={120} />
      <TextInput {...fields.text('day')} type="date" label={t('live.plan.day')} />
      <FieldRow>
        <TextInput {...fields.text('time')} type="time" label={t('live.plan.starts')} />
        <TextInput {...fields.text('minutes')} inputMode="numeric" label={t('live.change.minutes')} />
      </FieldRow>
      <Select
        {...fields.choice('teacherId')}
        label={t('live.plan.teacher')}
        allowDeselect={false}
        data={(teachers ?? [one.teacher]).map(({ id, name }) => ({ value: id, label: name }))}
      />
      {one.kind !== 'room' && (
        <TextInput {...fields.text('place')} label={t(`live.plan.place.${one.kind}`)} maxLength={500} />
      )}
      <Textarea {...fields.text('reason')} label={t('live.reason')} maxLength={300} autosize minRows={2} />
    </>
  );
}
