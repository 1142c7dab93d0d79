import { planModes, type PlanTerms } from '@abhyas/contract/passes/shapes';
import { MultiSelect, Textarea, TextInput } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api, query } from '../../../lib/api.ts';
import { type Fields, useFields } from '../../../lib/use-fields.ts';
import { Segmented } from '../../../ui/controls/segmented.tsx';
import { FieldGroup, FieldRow, Form } from '../../../ui/form/form.tsx';
import { Quiet } from '../../../ui/layout/quiet.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { Columns } from '../../../ui/page/page.tsx';
import { toast } from '../../../ui/status/toast.tsx';
import { PriceSplit } from '../../commerce/index.ts';
import { OpeningPreview } from './opening-preview.tsx';
import { PlanPrice } from './plan-price.tsx';
import { PlanRules } from './plan-rules.tsx';
import { PlanTimes } from './plan-times.tsx';

interface Props {
  /** Undefined: it is not saved yet. */
  readonly planId: string | undefined;
  readonly initial: PlanTerms;
  /** It was on offer, so that its kind is what people bought. */
  readonly modeFixed: boolean;
  readonly readOnly: boolean;
  readonly send: (terms: PlanTerms) => Promise<void>;
}

/** Everything that a plan says, beside what its rules open at this moment. */
export function PlanForm({ planId, initial, modeFixed, readOnly, send }: Props) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const fields = useFields<PlanTerms>(
    initial,
    async (terms) => {
      await send(terms);
      toast.good(t('passes.plans.form.saved', { name: terms.nameEn }));
      await client.invalidateQueries({ queryKey: api.passes.listPlans.key });
    },
    {
      check: ({ nameEn, examIds }) => ({
        ...(nameEn.trim() === '' && { nameEn: t('errors.fields.required') }),
        ...(examIds.length === 0 && { examIds: t('errors.fields.required') }),
      }),
    },
  );
  const { mode } = fields.values;
  return (
    <Columns kind="aside">
      <fieldset disabled={readOnly}>
        <legend className="sr-only">{t('passes.plans.form.name')}</legend>
        <Form fields={fields} submit={t('passes.plans.form.save')} tone="filled">
          <Card title={t('passes.plans.form.name')}>
            <Stack>
              <Names fields={fields} modeFixed={modeFixed} />
              {mode !== 'preview' && <PlanPrice fields={fields} />}
              {mode !== 'preview' && planId !== undefined && (
                <PriceSplit thing={{ kind: 'pass', id: planId }} pricePaise={fields.values.pricePaise} />
              )}
            </Stack>
          </Card>
          <PlanRules fields={fields} />
          <Card title={t('passes.plans.form.more')}>
            <Stack>
              {mode !== 'preview' && <PlanTimes fields={fields} />}
              <Extras fields={fields} />
            </Stack>
          </Card>
        </Form>
      </fieldset>
      <OpeningPreview examIds={fields.values.examIds} rules={fields.values.rules} />
    </Columns>
  );
}

function Names({ fields, modeFixed }: { readonly fields: Fields<PlanTerms>; readonly modeFixed: boolean }) {
  const { t } = useTranslation();
  const { data: exams } = useQuery(query(api.taxonomy.listExams));
  const { mode, examIds } = fields.values;
  return (
    <>
      <FieldRow>
        <TextInput {...fields.text('nameEn')} label={t('passes.plans.form.nameEn')} maxLength={60} required />
        <TextInput {...fields.text('nameHi')} label={t('passes.plans.form.nameHi')} maxLength={60} lang="hi" />
      </FieldRow>
      <MultiSelect
        label={t('passes.plans.form.exams')}
        required
        searchable
        data={(exams ?? []).map(({ id, name }) => ({ value: String(id), label: name }))}
        value={examIds.map(String)}
        error={fields.errorOf('examIds')}
        onChange={(ids) => fields.set('examIds', ids.map(Number))}
      />
      <FieldGroup label={t('passes.plans.form.mode')}>
        {modeFixed ? (
          <Quiet>
            {t(`passes.plans.modes.${mode}`)}. {t('passes.plans.form.modeFixed')}
          </Quiet>
        ) : (
          <Segmented
            label={t('passes.plans.form.mode')}
            options={planModes.map((value) => ({ value, label: t(`passes.plans.modes.${value}`) }))}
            value={mode}
            onChange={(next) => {
              fields.set('mode', next);
              if (next !== 'premium') fields.set('trialDays', null);
            }}
          />
        )}
      </FieldGroup>
    </>
  );
}

/** One line each; what stands after a bar is the same in Hindi. */
function Extras({ fields }: { readonly fields: Fields<PlanTerms> }) {
  const { t } = useTranslation();
  const { extras } = fields.values;
  return (
    <Textarea
      label={t('passes.plans.form.extras')}
      description={t('passes.plans.form.extrasHelp')}
      autosize
      minRows={2}
      defaultValue={extras.map(({ en, hi }) => (hi ? `${en} | ${hi}` : en)).join('\n')}
      error={fields.errorOf('extras')}
      onChange={({ currentTarget }) => fields.set('extras', linesIn(currentTarget.value))}
    />
  );
}

const linesIn = (typed: string): PlanTerms['extras'] =>
  typed.split('\n').flatMap((line) => {
    const [en = '', hi = ''] = line.split('|').map((part) => part.trim());
    return en ? [{ en, hi }] : [];
  });
