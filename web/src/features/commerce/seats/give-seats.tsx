import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '../../../lib/api.ts';
import { FormDialog } from '../../../ui/overlays/form-dialog.tsx';
import { toast } from '../../../ui/status/toast.tsx';
import { BatchPicker } from '../../cohorts/index.ts';

interface Props {
  readonly orderId: string;
  readonly left: number;
  readonly onClose: () => void;
}

/** Gives a seat to everybody of a batch who has none yet. Who joins later is given one by doing it again. */
export function GiveSeats({ orderId, left, onClose }: Props) {
  const { t } = useTranslation();
  const client = useQueryClient();
  return (
    <FormDialog
      onClose={onClose}
      title={t('commerce.seats.give')}
      submit={t('commerce.seats.give')}
      initial={{ batchIds: [] as readonly string[] }}
      isEmpty={({ batchIds }) => batchIds.length === 0}
      send={async ({ batchIds }) => {
        let count = 0;
        for (const batchId of batchIds)
          count += (await api.commerce.giveSeats({ params: { orderId }, body: { batchId } })).given;
        toast.good(t('commerce.seats.done', { count }));
        await client.invalidateQueries({ queryKey: ['commerce'] });
      }}
    >
      {(fields) => (
        <>
          <p>{t('commerce.seats.text', { count: left })}</p>
          <BatchPicker value={fields.values.batchIds} onChange={(batchIds) => fields.set('batchIds', batchIds)} />
        </>
      )}
    </FormDialog>
  );
}
