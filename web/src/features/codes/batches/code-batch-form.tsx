import type { CodeTerms } from '@abhyas/contract/codes/shapes';
import { MultiSelect, NumberInput, Switch, TextInput } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { api, query } from '../../../lib/api.ts';
import { useFormat } from '../../../lib/format.ts';
import { useInstitute } from '../../../lib/institute.ts';
import type { Fields } from '../../../lib/use-fields.ts';
import { toInstant, toLocal } from '../../../lib/zoned-time.ts';
import { FieldRow } from '../../../ui/form/form.tsx';
import { FormDialog } from '../../../ui/overlays/form-dialog.tsx';
import { codeBatchAddress } from '../addresses.ts';

const fresh: CodeTerms = {
  name: '',
  count: 100,
  things: [],
  days: 365,
  redeemUntil: null,
  perPerson: 1,
  sheets: true,
};

/** Makes a batch of codes, and goes to it: there its files are downloaded. */
export function CodeBatchForm({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const client = useQueryClient();
  const navigate = useNavigate();
  return (
    <FormDialog
      onClose={onClose}
      size="lg"
      title={t('codes.batches.new')}
      submit={({ count }) => t('codes.batches.form.make', { count, number: number(count) })}
      initial={fresh}
      check={({ name, things }) => ({
        ...(name.trim() === '' && { name: t('errors.fields.required') }),
        ...(things.length === 0 && { things: t('codes.batches.form.thingsWrong') }),
      })}
      fieldOf={{ OFFER_UNKNOWN: 'things' }}
      send={async (body) => {
        const { batchId } = await api.codes.createCodeBatch({ body });
        await client.invalidateQueries({ queryKey: api.codes.listCodeBatches.key });
        await navigate({ to: codeBatchAddress(batchId) });
      }}
    >
      {(fields) => <Parts fields={fields} />}
    </FormDialog>
  );
}

function Parts({ fields }: { readonly fields: Fields<CodeTerms> }) {
  const { t } = useTranslation();
  const { timeZone } = useInstitute();
  const { values } = fields;
  const number = (name: 'count' | 'days' | 'perPerson') => ({
    label: t(`codes.batches.form.${name}`),
    min: 1,
    allowDecimal: false,
    thousandSeparator: ',',
    value: values[name],
    error: fields.errorOf(name),
    onChange: (given: number | string) => fields.set(name, Number(given)),
  });
  return (
    <>
      <FieldRow>
        <TextInput
          {...fields.text('name')}
          label={t('codes.batches.form.name')}
          description={t('codes.batches.form.nameHelp')}
          maxLength={80}
          required
        />
        <NumberInput {...number('count')} description={t('codes.batches.form.countHelp')} />
      </FieldRow>
      <Things fields={fields} />
      <FieldRow>
        <NumberInput {...number('days')} description={t('codes.batches.form.daysHelp')} />
        <NumberInput {...number('perPerson')} description={t('codes.batches.form.perPersonHelp')} />
      </FieldRow>
      <TextInput
        type="datetime-local"
        label={t('codes.batches.form.redeemUntil')}
        description={t('codes.batches.form.redeemUntilHelp')}
        value={toLocal(values.redeemUntil, timeZone)}
        error={fields.errorOf('redeemUntil')}
        onChange={({ currentTarget }) => fields.set('redeemUntil', toInstant(currentTarget.value, timeZone))}
      />
      <Switch
        label={t('codes.batches.form.sheets')}
        description={t('codes.batches.form.sheetsHelp')}
        checked={values.sheets}
        onChange={({ currentTarget }) => fields.set('sheets', currentTarget.checked)}
      />
    </>
  );
}

/** Courses, packs and plans that are offered. */
function Things({ fields }: { readonly fields: Fields<CodeTerms> }) {
  const { t } = useTranslation();
  const courses = useQuery(query(api.courses.listAuthoredCourses, { query: { status: 'published', size: 200 } }));
  const plans = useQuery(query(api.passes.listPlans));
  const groups = [
    {
      group: t('codes.batches.form.courses'),
      items: (courses.data?.rows ?? []).map(({ courseId, title }) => ({ value: `course:${courseId}`, label: title })),
    },
    {
      group: t('codes.batches.form.plans'),
      items: (plans.data?.rows ?? [])
        .filter(({ state, mode }) => state === 'published' && mode !== 'preview')
        .map(({ planId, nameEn }) => ({ value: `pass:${planId}`, label: nameEn })),
    },
  ];
  return (
    <MultiSelect
      label={t('codes.batches.form.things')}
      placeholder={fields.values.things.length === 0 ? t('codes.batches.form.thingsHelp') : ''}
      nothingFoundMessage={t('codes.batches.form.nothing')}
      searchable
      data={groups.filter(({ items }) => items.length > 0)}
      value={fields.values.things.map(({ kind, id }) => `${kind}:${id}`)}
      error={fields.errorOf('things')}
      onChange={(chosen) => fields.set('things', chosen.map(thingOf))}
    />
  );
}

/** The server tells packs from courses by itself. */
function thingOf(value: string): CodeTerms['things'][number] {
  const [kind, id = ''] = value.split(':');
  return { kind: kind === 'pass' ? 'pass' : 'course', id };
}
