import type { CouponRule } from '@abhyas/contract/commerce/coupons';
import { MultiSelect, NumberInput, Switch } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api, query } from '../../../lib/api.ts';
import { can, useMe } from '../../../lib/session.ts';
import type { Fields } from '../../../lib/use-fields.ts';
import { FieldRow } from '../../../ui/form/form.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { BatchPicker } from '../../cohorts/index.ts';

/** How often a coupon may be used, by whom, and for which courses. */
export function CouponLimits({ fields }: { readonly fields: Fields<CouponRule> }) {
  const { t } = useTranslation();
  const { values } = fields;
  const maySeeBatches = can(useMe(), 'cohorts.read');
  const number = (name: 'uses' | 'usesEach' | 'lapsedDays' | 'stack', nothing = 'noLimit') => ({
    label: t(`commerce.coupons.${name}`),
    placeholder: t(`commerce.coupons.${nothing}`),
    min: 1,
    allowDecimal: false,
    value: values[name] ?? '',
    error: fields.errorOf(name),
    onChange: (given: number | string) => fields.set(name, given === '' ? null : Number(given)),
  });
  const flag = (name: 'firstOrder' | 'listed' | 'open') => ({
    label: t(`commerce.coupons.${name}`),
    checked: values[name],
    onChange: ({ currentTarget }: { readonly currentTarget: HTMLInputElement }) =>
      fields.set(name, currentTarget.checked),
  });
  return (
    <>
      <FieldRow>
        <NumberInput {...number('uses')} />
        <NumberInput {...number('usesEach')} />
      </FieldRow>
      <CoursesField fields={fields} />
      {maySeeBatches && (
        <BatchPicker
          label={t('commerce.coupons.batches')}
          value={values.batchIds}
          error={fields.errorOf('batchIds')}
          onChange={(chosen) => fields.set('batchIds', chosen)}
        />
      )}
      <NumberInput {...number('lapsedDays', 'everybody')} description={t('commerce.coupons.lapsedHelp')} />
      <NumberInput {...number('stack', 'alone')} max={9} description={t('commerce.coupons.stackHelp')} />
      <Stack gap={3}>
        <Switch {...flag('firstOrder')} />
        <Switch {...flag('listed')} description={t('commerce.coupons.listedHelp')} />
        <Switch {...flag('open')} />
      </Stack>
    </>
  );
}

/** The courses that a coupon is for; without one it is for all. */
function CoursesField({ fields }: { readonly fields: Fields<CouponRule> }) {
  const { t } = useTranslation();
  const { courseIds } = fields.values;
  const courses = useQuery(query(api.courses.listAuthoredCourses, { query: { status: 'published', size: 200 } }));
  return (
    <MultiSelect
      label={t('commerce.coupons.courses')}
      placeholder={courseIds.length === 0 ? t('commerce.coupons.allCourses') : ''}
      nothingFoundMessage={t('commerce.coupons.noCourse')}
      searchable
      data={(courses.data?.rows ?? []).map(({ courseId, title }) => ({ value: courseId, label: title }))}
      value={[...courseIds]}
      error={fields.errorOf('courseIds')}
      onChange={(chosen) => fields.set('courseIds', chosen)}
    />
  );
}
