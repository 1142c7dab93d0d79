import type { OfflineRules } from '@abhyas/contract/commerce/sales/offline';
import { Textarea, TextInput } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api, query } from '../../../../lib/api.ts';
import { useFields } from '../../../../lib/use-fields.ts';
import { FieldRow, Form } from '../../../../ui/form/form.tsx';
import { Card } from '../../../../ui/page/card.tsx';
import { Loaded } from '../../../../ui/status/loaded.tsx';
import { CardSkeleton } from '../../../../ui/status/skeletons.tsx';
import { toast } from '../../../../ui/status/toast.tsx';

/** How students pay the institute itself: what is empty is not offered. */
export function OfflineWaysCard() {
  const rules = useQuery({ ...query(api.commerce.showOfflineWays), refetchOnWindowFocus: false });
  return (
    <Loaded query={rules} card skeleton={<CardSkeleton lines={5} />}>
      {({ can, ...saved }) => <RulesForm saved={saved} readOnly={!can.edit} />}
    </Loaded>
  );
}

function RulesForm({ saved, readOnly }: { readonly saved: OfflineRules; readonly readOnly: boolean }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const fields = useFields<OfflineRules>(saved, async (body) => {
    await api.commerce.saveOfflineWays({ body: { ...body, upiId: body.upiId.trim() } });
    toast.good(t('tenancy.settings.saved'));
    await client.invalidateQueries({ queryKey: api.commerce.showOfflineWays.key });
  });
  const words = (name: 'bank' | 'office') => ({
    ...fields.text(name),
    label: t(`commerce.offline.rules.${name}`),
    description: t(`commerce.offline.rules.${name}Help`),
    maxLength: 400,
    autosize: true,
    minRows: 3,
  });
  return (
    <Card title={t('commerce.offline.rules.title')} note={t('commerce.offline.rules.note')}>
      <fieldset disabled={readOnly}>
        <legend className="sr-only">{t('commerce.offline.rules.title')}</legend>
        <Form fields={fields} submit={t('commerce.offline.rules.save')} tone="filled">
          <TextInput
            {...fields.text('upiId')}
            label={t('commerce.offline.rules.upiId')}
            description={t('commerce.offline.rules.upiIdHelp')}
            placeholder="meridian@icici"
            maxLength={129}
            spellCheck={false}
          />
          <FieldRow>
            <Textarea {...words('bank')} />
            <Textarea {...words('office')} />
          </FieldRow>
        </Form>
      </fieldset>
    </Card>
  );
}
