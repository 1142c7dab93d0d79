import { instalmentParts, type InstalmentTerms } from '@abhyas/contract/commerce/offers/instalment-parts';
import { NumberInput, Switch } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '../../../../lib/api.ts';
import { useFormat } from '../../../../lib/format.ts';
import type { Fields } from '../../../../lib/use-fields.ts';
import { FieldGroup, FieldRow } from '../../../../ui/form/form.tsx';
import { Facts } from '../../../../ui/layout/facts.tsx';
import { Quiet } from '../../../../ui/layout/quiet.tsx';
import { FormDialog } from '../../../../ui/overlays/form-dialog.tsx';
import { toast } from '../../../../ui/status/toast.tsx';
import type { InstalmentTermsProps } from './instalment-terms-line.tsx';

interface Props extends InstalmentTermsProps {
  readonly terms: InstalmentTerms | null;
  readonly onClose: () => void;
}
const usual: InstalmentTerms = { parts: 3, firstPercent: 40, everyDays: 30, graceDays: 5 };
/** As the contract has them. */
const limits = { parts: [2, 12], firstPercent: [1, 99], everyDays: [1, 92], graceDays: [0, 60] } as const;
type Name = keyof InstalmentTerms;
const names = ['parts', 'firstPercent', 'everyDays', 'graceDays'] as const satisfies readonly Name[];

/** Whether a price may be paid in parts, how many, and what late means, with each date and sum as they would be now. */
export function InstalmentTermsForm({ kind, thingId, pricePaise, terms, onClose }: Props) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const wrong = (name: Name) => {
    const [least, most] = limits[name];
    return t('commerce.instalments.terms.range', { least, most });
  };
  return (
    <FormDialog
      onClose={onClose}
      title={t('commerce.instalments.terms.title')}
      submit={t('commerce.instalments.terms.save')}
      initial={{ on: terms !== null, ...(terms ?? usual) }}
      fieldOf={{ INSTALMENTS_LONG: 'everyDays' }}
      check={({ on, ...values }) =>
        Object.fromEntries(
          names
            .filter((name) => on && (values[name] < limits[name][0] || values[name] > limits[name][1]))
            .map((name) => [name, wrong(name)]),
        )
      }
      send={async ({ on, ...values }) => {
        const body = { terms: on ? values : null };
        await api.commerce.saveInstalmentTerms({ params: { kind, thingId }, body });
        toast.good(t('commerce.instalments.terms.saved'));
        await client.invalidateQueries({ queryKey: api.commerce.showInstalmentTerms.key });
      }}
    >
      {(fields) => (
        <>
          <Switch
            label={t('commerce.instalments.terms.offer')}
            checked={fields.values.on}
            onChange={({ currentTarget }) => fields.set('on', currentTarget.checked)}
          />
          {fields.values.on && <TermsFields fields={fields} pricePaise={pricePaise} />}
        </>
      )}
    </FormDialog>
  );
}

interface TermsFieldsProps {
  readonly fields: Fields<InstalmentTerms & { readonly on: boolean }>;
  readonly pricePaise: number;
}
function TermsFields({ fields, pricePaise }: TermsFieldsProps) {
  const { t } = useTranslation();
  const number = (name: Name, label: string, suffix = '') => (
    <NumberInput
      label={t(`commerce.instalments.terms.${label}`)}
      suffix={suffix}
      allowDecimal={false}
      min={0}
      value={fields.values[name]}
      error={fields.errorOf(name)}
      onChange={(typed) => fields.set(name, Number(typed))}
    />
  );
  return (
    <>
      <FieldRow>
        {number('parts', 'parts')}
        {number('firstPercent', 'first', '%')}
      </FieldRow>
      <FieldRow>
        {number('everyDays', 'every')}
        {number('graceDays', 'grace')}
      </FieldRow>
      <Quiet as="p" size="sm">
        {t('commerce.instalments.terms.graceHelp')}
      </Quiet>
      <Preview terms={fields.values} pricePaise={pricePaise} />
    </>
  );
}

function Preview({ terms, pricePaise }: { readonly terms: InstalmentTerms; readonly pricePaise: number }) {
  const { t } = useTranslation();
  const { money } = useFormat();
  const [least, most] = limits.parts;
  const parts = terms.parts >= least && terms.parts <= most ? instalmentParts(pricePaise, terms) : [];
  return (
    <FieldGroup label={t('commerce.instalments.terms.preview')}>
      {parts.length === 0 ? (
        <Quiet as="p">{t('commerce.instalments.terms.tooSmall')}</Quiet>
      ) : (
        <Facts
          kind="lines"
          items={parts.map(({ amountPaise, afterDays }) => ({
            label: t('commerce.instalments.terms.after', { count: afterDays }),
            value: money(amountPaise),
          }))}
        />
      )}
    </FieldGroup>
  );
}
