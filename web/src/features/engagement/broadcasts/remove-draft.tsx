import { Button } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../lib/api.ts';
import { useChange } from '../../../lib/use-change.ts';
import { Icon } from '../../../ui/controls/icon.tsx';
import { ConfirmModal } from '../../../ui/overlays/confirm-modal.tsx';

/** Deletes a draft after a question. */
export function RemoveDraft({ broadcastId }: { readonly broadcastId: string }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  const remove = useChange(() => api.engagement.removeBroadcast({ params: { broadcastId } }), {
    stale: [api.engagement.listBroadcasts],
    said: t('engagement.broadcasts.removed'),
    after: () => navigate({ to: '/partner/broadcasts' }),
  });
  return (
    <>
      <Button variant="ghost" leftSection={<Icon of={IconTrash} size={16} />} onClick={() => setAsking(true)}>
        {t('engagement.broadcasts.remove')}
      </Button>
      <ConfirmModal
        opened={asking}
        onClose={() => setAsking(false)}
        title={t('engagement.broadcasts.removeTitle')}
        confirmLabel={t('engagement.broadcasts.remove')}
        tone="danger"
        busy={remove.busy}
        onConfirm={() => remove.send()}
      >
        {t('engagement.broadcasts.removeText')}
      </ConfirmModal>
    </>
  );
}
