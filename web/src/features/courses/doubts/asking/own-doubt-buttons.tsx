import { Button } from '@mantine/core';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api, query } from '../../../../lib/api.ts';
import { useChange } from '../../../../lib/use-change.ts';
import { Icon } from '../../../../ui/controls/icon.tsx';
import { ConfirmModal } from '../../../../ui/overlays/confirm-modal.tsx';

interface Props {
  readonly doubtId: string;
  readonly onEdit: () => void;
  readonly onWithdrawn: () => void;
}

/** Under one's own doubt, while nobody has answered: change it, or take it back. */
export function OwnDoubtButtons({ doubtId, onEdit, onWithdrawn }: Props) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const [asked, setAsked] = useState(false);
  const params = { doubtId };
  const withdraw = useChange(() => api.courses.withdrawDoubt({ params }), {
    stale: [api.courses.listDoubts],
    said: t('courses.doubts.withdrawn'),
    after: () => onWithdrawn(),
    refused: () => {
      setAsked(false);
      return client.invalidateQueries(query(api.courses.showDoubt, { params }));
    },
  });
  return (
    <>
      <Button size="compact-sm" variant="subtle" leftSection={<Icon of={IconPencil} size={16} />} onClick={onEdit}>
        {t('courses.doubts.edit')}
      </Button>
      <Button
        size="compact-sm"
        variant="subtle"
        color="gray"
        leftSection={<Icon of={IconTrash} size={16} />}
        onClick={() => setAsked(true)}
      >
        {t('courses.doubts.withdraw')}
      </Button>
      <ConfirmModal
        opened={asked}
        onClose={() => setAsked(false)}
        title={t('courses.doubts.withdrawTitle')}
        confirmLabel={t('courses.doubts.withdrawNow')}
        busy={withdraw.busy}
        onConfirm={() => withdraw.send()}
      >
        {t('courses.doubts.withdrawText')}
      </ConfirmModal>
    </>
  );
}
