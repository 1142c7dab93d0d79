import type { InstituteDetail } from '@abhyas/contract/identity/employees';
import { Button, NumberInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../lib/api.ts';
import { useRefusalText } from '../../../lib/refusal-text.ts';
import { Card } from '../../../ui/page/card.tsx';
import { toast } from '../../../ui/status/toast.tsx';
import classes from './employees.module.css';

const GIGABYTE = 1_000_000_000;

/** Limits of the plan; an empty field is none. */
export function PlanCard({ institute, readOnly }: { readonly institute: InstituteDetail; readonly readOnly: boolean }) {
  const { t } = useTranslation();
  const say = useRefusalText();
  const queryClient = useQueryClient();
  const { limits } = institute.standing;
  const saved = {
    students: limits.students ?? ('' as const),
    gigabytes: limits.storageBytes === null ? ('' as const) : limits.storageBytes / GIGABYTE,
  };
  const [values, setValues] = useState<{ students: number | ''; gigabytes: number | '' }>(saved);
  const dirty = values.students !== saved.students || values.gigabytes !== saved.gigabytes;
  const save = useMutation({
    mutationFn: () =>
      api.identity.savePlan({
        params: { instituteId: institute.id },
        body: {
          students: values.students === '' ? null : values.students,
          storageBytes: values.gigabytes === '' ? null : Math.round(values.gigabytes * GIGABYTE),
        },
      }),
    onSuccess: () => toast.good(t('tenancy.employees.plan.saved')),
    onError: (error) => toast.bad(say(error)),
    onSettled: () => queryClient.invalidateQueries({ queryKey: api.identity.showInstitute.key }),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (dirty) save.mutate();
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
        {!readOnly && (
          <Button type="submit" variant="outline" loading={save.isPending} disabled={!dirty}>
            {t('tenancy.employees.plan.save')}
          </Button>
        )}
      </form>
    </Card>
  );
}
