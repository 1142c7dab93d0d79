import { gatewayNames } from '@abhyas/contract/commerce/shapes';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api, query } from '../../../lib/api.ts';
import { useChange } from '../../../lib/use-change.ts';
import { Segmented } from '../../../ui/controls/segmented.tsx';
import { FieldGroup } from '../../../ui/form/form.tsx';
import { Card } from '../../../ui/page/card.tsx';

/** Which payment company is chosen already when a student comes to pay. */
export function FirstOffered() {
  const { t } = useTranslation();
  const settings = useQuery(query(api.tenancy.showEditableSettings));
  const save = useChange(api.tenancy.savePayments, {
    stale: [api.tenancy.showEditableSettings],
    said: t('tenancy.settings.saved'),
  });
  if (!settings.data) return null;
  const { paymentGateway } = save.given?.body ?? settings.data.payments;
  return (
    <Card>
      <FieldGroup label={t('commerce.keys.first')} help={t('commerce.keys.firstHelp')}>
        <Segmented
          label={t('commerce.keys.first')}
          options={gatewayNames.map((value) => ({ value, label: t(`commerce.gateways.${value}.name`) }))}
          value={paymentGateway}
          onChange={(value) => save.send({ body: { paymentGateway: value } })}
        />
      </FieldGroup>
    </Card>
  );
}
