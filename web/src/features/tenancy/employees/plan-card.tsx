import type { InstituteDetail } from '@abhyas/contract/identity/employees';
import { Button, NumberInput, TextInput } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../lib/api.ts';
import { useChange } from '../../../lib/use-change.ts';
import { Card } from '../../../ui/page/card.tsx';
import classes from './employees.module.css';

const GIGABYTE = 1_000_000_000;
const two = (part: number) => String(part).padStart(2, '0');
/** The day of an instant as a date field takes it, in this device's own time. */
const dayOf = (instant: string): string => {
  const at = new Date(instant);
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
};
/** The last minute of a day, in this device's own time. */
const endOfDay = (day: string): string => new Date(`${day}T23:59:00`).toISOString();

/** Limits of the plan and the end of a trial; an empty field is none. */
export function PlanCard({ institute, readOnly }: { readonly institute: InstituteDetail; readonly readOnly: boolean }) {
  const { t } = useTranslation();
  const { limits, state, trialEndsAt } = institute.standing;
  const saved = {
    students: limits.students ?? ('' as const),
    gigabytes: limits.storageBytes === null ? ('' as const) : limits.storageBytes / GIGABYTE,
    trialDay: trialEndsAt === null ? '' : dayOf(trialEndsAt),
  };
  const [values, setValues] = useState<{ students: number | ''; gigabytes: number | ''; trialDay: string }>(saved);
  const isOtherEnd = values.trialDay !== saved.trialDay;
  const dirty = values.students !== saved.students || values.gigabytes !== saved.gigabytes || isOtherEnd;
  const save = useChange(
    () =>
      api.identity.savePlan({
        params: { instituteId: institute.id },
        body: {
          students: values.students === '' ? null : values.students,
          storageBytes: values.gigabytes === '' ? null : Math.round(values.gigabytes * GIGABYTE),
          ...(isOtherEnd && { trialEndsAt: values.trialDay === '' ? null : endOfDay(values.trialDay) }),
        },
      }),
    {
      stale: [api.identity.showInstitute],
      said: t('tenancy.employees.plan.saved'),
    },
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (dirty) save.send();
  };
  const numberOf = (value: string | number): number | '' => (value === '' ? '' : Number(value));
  return (
    <Card title={t('tenancy.lifecycle.plan')} note={t('tenancy.employees.plan.note')}>
      <form onSubmit={submit} className={classes['plan']} noValidate>
        <NumberInput
          label={t('tenancy.lifecycle.students')}
          placeholder={t('tenancy.lifecycle.noLimit')}
          value={values.students}
          disabled={readOnly}
          min={1}
          max={10_000_000}
          allowDecimal={false}
          hideControls
          onChange={(value) => setValues({ ...values, students: numberOf(value) })}
        />
        <NumberInput
          label={t('tenancy.employees.plan.gigabytes')}
          placeholder={t('tenancy.lifecycle.noLimit')}
          value={values.gigabytes}
          disabled={readOnly}
          min={0.001}
          max={1_000_000}
          decimalScale={3}
          hideControls
          onChange={(value) => setValues({ ...values, gigabytes: numberOf(value) })}
        />
        {state === 'trial' && (
          <TextInput
            type="date"
            label={t('tenancy.lifecycle.trial')}
            description={t('tenancy.employees.plan.trialHelp')}
            value={values.trialDay}
            disabled={readOnly}
            onChange={(event) => setValues({ ...values, trialDay: event.currentTarget.value })}
          />
        )}
        {!readOnly && (
          <Button type="submit" variant="outline" loading={save.busy} disabled={!dirty}>
            {t('tenancy.employees.plan.save')}
          </Button>
        )}
      </form>
    </Card>
  );
}
