import { Checkbox, Textarea } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '../../../lib/api.ts';
import { FormDialog } from '../../../ui/overlays/form-dialog.tsx';
import { toast } from '../../../ui/status/toast.tsx';
import type { StaffClass } from './class-screen.tsx';

/** Cancels a class, or with it the later ones of its series; everybody is told why. */
export function CancelClass({ one, onClose }: { readonly one: StaffClass; readonly onClose: () => void }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  return (
    <FormDialog
      onClose={onClose}
      title={t('live.cancel.title', { title: one.title })}
      submit={t('live.cancel.confirm')}
      tone="danger"
      initial={{ reason: '', following: false }}
      send={async ({ reason, following }) => {
        const body = { reason: reason.trim(), following };
        const { cancelled } = await api.live.cancelClass({ params: { classId: one.id }, body });
        void client.invalidateQueries({ queryKey: ['live'] });
        toast.good(t('live.cancel.done', { count: cancelled }));
      }}
    >
      {(fields) => (
        <>
          <p>{t('live.cancel.text', { count: one.students })}</p>
          <Textarea {...fields.text('reason')} label={t('live.reason')} maxLength={300} autosize minRows={2} />
          {one.seriesId && (
            <Checkbox
              label={t('live.cancel.following')}
              checked={fields.values.following}
              onChange={(event) => fields.set('following', event.currentTarget.checked)}
            />
          )}
        </>
      )}
    </FormDialog>
  );
}
