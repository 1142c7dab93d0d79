import { type InstituteSales, mostCommission } from '@abhyas/contract/commerce/sales/desk';
import { NumberInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '../../../../lib/api.ts';
import { FormDialog } from '../../../../ui/overlays/form-dialog.tsx';
import { toast } from '../../../../ui/status/toast.tsx';
import { percentAsPoints } from '../../offers/shares/share-words.ts';

interface Props {
  readonly institute: InstituteSales;
  readonly onClose: () => void;
}

/** What the provider takes of the sales of an institute from now on. */
export function CommissionForm({ institute: { instituteId, name, commissionPoints }, onClose }: Props) {
  const { t } = useTranslation();
  const client = useQueryClient();
  return (
    <FormDialog
      onClose={onClose}
      title={t('commerce.desk.changeOf', { name })}
      submit={t('commerce.desk.save')}
      initial={{ basisPoints: commissionPoints }}
      send={async (body) => {
        await api.commerce.saveCommission({ params: { instituteId }, body });
        toast.good(t('commerce.desk.saved', { name }));
        await client.invalidateQueries({ queryKey: api.commerce.listInstituteSales.key });
      }}
    >
      {(fields) => (
        <>
          <p>{t('commerce.desk.changeText')}</p>
          <NumberInput
            label={t('commerce.desk.rate')}
            suffix="%"
            min={0}
            max={mostCommission / 100}
            decimalScale={2}
            value={fields.values.basisPoints / 100}
            error={fields.errorOf('basisPoints')}
            onChange={(typed) => fields.set('basisPoints', percentAsPoints(typed))}
          />
        </>
      )}
    </FormDialog>
  );
}
