import type { CheckedPlan, Plan } from '@abhyas/contract/live/classes';
import { classKinds } from '@abhyas/contract/live/words';
import { MultiSelect, Select, TextInput } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { api, query } from '../../../lib/api.ts';
import { type Fields, useFields } from '../../../lib/use-fields.ts';
import { IconButton } from '../../../ui/controls/icon-button.tsx';
import { Segmented } from '../../../ui/controls/segmented.tsx';
import { FieldGroup, FieldRow, Form } from '../../../ui/form/form.tsx';
import { WeekdayPicker } from '../../../ui/form/weekday-picker.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { toast } from '../../../ui/status/toast.tsx';
import { useBatchChoices } from '../../cohorts/index.ts';
import { PlannedDates } from './planned-dates.tsx';
import { isLongEnough, planOf, type PlanWish, useChecked } from './use-checked.ts';

interface Props {
  /** The day that the form begins with. */
  readonly day: string;
  readonly onClose: () => void;
  /** What the server says of the plan so far, to be shown in the week. */
  readonly onChecked: (plan: CheckedPlan | undefined, title: string) => void;
}

type Kind = Plan['kind'];
const hour = { time: '19:00', ends: '20:00', weekdays: [], until: '', skip: [], times: [] };
const whom = { kind: 'link' as const, place: '', batchIds: [], teacherId: null };
const blank: Omit<PlanWish, 'day'> = { title: '', remind: '15', ...whom, ...hour };

/** Plans a class or a series: what stands in its way is said while it is filled in, with a way out for each day. */
export function PlanPanel({ day, onClose, onChecked }: Props) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const initial: PlanWish = { ...blank, day };
  const send = async (values: PlanWish) => {
    const plan = planOf(values);
    if (!plan) return;
    const saved = await api.live.createClasses({ body: plan });
    void client.invalidateQueries({ queryKey: ['live'] });
    toast.good(t('live.plan.done', { count: saved.classIds.length }), {
      text: t('live.plan.told', { count: saved.students }),
    });
    onClose();
  };
  const fields = useFields(initial, send, { check: useCheck() });
  const { values } = fields;
  const checked = useChecked(values);
  useEffect(() => onChecked(checked.data, values.title), [checked.data, values.title, onChecked]);
  const clashes = checked.data?.dates.filter((one) => one.clashes.length > 0) ?? [];
  const free = (checked.data?.dates.length ?? 1) - clashes.length;
  return (
    <Card title={t('live.plan.title')} aside={<IconButton icon={IconX} label={t('ui.close')} onClick={onClose} />}>
      <Form fields={fields} submit={t('live.plan.save', { count: free })} disabled={clashes.length > 0}>
        <What fields={fields} />
        <When fields={fields} />
        {checked.data && (
          <PlannedDates
            plan={checked.data}
            room={values.kind === 'room'}
            onSkip={(one) => fields.set('skip', [...values.skip, one])}
            onTime={(one, time) =>
              fields.set('times', [...values.times.filter((own) => own.day !== one), { day: one, time }])
            }
            skipped={values.skip}
            onUnskip={() => fields.set('skip', [])}
          />
        )}
      </Form>
    </Card>
  );
}

/** What is missing before anything is sent. */
function useCheck() {
  const { t } = useTranslation();
  return (values: PlanWish) => ({
    ...(values.title.trim() === '' && { title: t('live.plan.titleMissing') }),
    ...(values.batchIds.length === 0 && { batchIds: t('errors.LIVE_NOBODY') }),
    ...(values.teacherId === null && { teacherId: t('errors.LIVE_TEACHER_UNKNOWN') }),
    ...(!isLongEnough(values) && { ends: t('live.plan.wrongLength') }),
    ...(values.kind === 'link' && !values.place.startsWith('https://') && { place: t('errors.LIVE_LINK') }),
    ...(values.kind === 'classroom' && values.place.trim() === '' && { place: t('errors.LIVE_PLACE') }),
    ...(values.weekdays.length > 0 && values.until === '' && { until: t('live.plan.untilMissing') }),
  });
}

function What({ fields }: { readonly fields: Fields<PlanWish> }) {
  const { t } = useTranslation();
  const batches = useBatchChoices();
  const { data: teachers } = useQuery(query(api.live.listClassTeachers));
  const { kind } = fields.values;
  return (
    <>
      <TextInput {...fields.text('title')} label={t('live.plan.name')} maxLength={120} />
      <FieldGroup label={t('live.plan.kind')}>
        <Segmented
          grow
          size="sm"
          label={t('live.plan.kind')}
          options={classKinds.map((value) => ({ value, label: t(`live.kinds.${value}`) }))}
          value={kind}
          onChange={(next: Kind) => fields.set('kind', next)}
        />
      </FieldGroup>
      {kind !== 'room' && (
        <TextInput
          {...fields.text('place')}
          label={t(`live.plan.place.${kind}`)}
          placeholder={kind === 'link' ? 'https://' : ''}
          maxLength={500}
        />
      )}
      <MultiSelect {...fields.choice('batchIds')} label={t('live.plan.batches')} data={batches} searchable />
      <Select
        {...fields.choice('teacherId')}
        label={t('live.plan.teacher')}
        data={(teachers ?? []).map(({ id, name }) => ({ value: id, label: name }))}
        searchable
      />
    </>
  );
}

function When({ fields }: { readonly fields: Fields<PlanWish> }) {
  const { t } = useTranslation();
  const { weekdays } = fields.values;
  return (
    <>
      <TextInput
        {...fields.text('day')}
        type="date"
        label={t(weekdays.length > 0 ? 'live.plan.from' : 'live.plan.day')}
      />
      <FieldRow>
        <TextInput {...fields.text('time')} type="time" label={t('live.plan.starts')} />
        <TextInput {...fields.text('ends')} type="time" label={t('live.plan.ends')} />
      </FieldRow>
      <WeekdayPicker
        label={t('live.plan.everyWeek')}
        value={weekdays}
        onChange={(next) => fields.set('weekdays', next)}
      />
      {weekdays.length > 0 && <TextInput {...fields.text('until')} type="date" label={t('live.plan.until')} />}
      <Select
        {...fields.choice('remind')}
        label={t('live.plan.remind')}
        allowDeselect={false}
        data={['0', '5', '15', '60'].map((value) => ({
          value,
          label: value === '0' ? t('live.plan.noReminder') : t('live.plan.minutesBefore', { count: Number(value) }),
        }))}
      />
    </>
  );
}
