import { Button } from '@mantine/core';
import type { LibraryItem } from '@abhyas/contract/media/library';
import { IconTrash } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../lib/api.ts';
import { useRefusalText } from '../../../lib/refusal-text.ts';
import { Icon } from '../../../ui/controls/icon.tsx';
import { ConfirmModal } from '../../../ui/overlays/confirm-modal.tsx';
import { toast } from '../../../ui/status/toast.tsx';
import classes from './library.module.css';

interface Props {
  readonly file: LibraryItem;
  readonly onRemoved: () => void;
}

/** Removes a file that nothing uses, after a question; where it cannot be, it says why. */
export function RemoveMedia({ file, onRemoved }: Props) {
  const { t } = useTranslation();
  const say = useRefusalText();
  const client = useQueryClient();
  const [asking, setAsking] = useState(false);
  const { mediaId, fileName: name, uses, mayRemove } = file;
  const removal = useMutation({
    mutationFn: () => api.media.removeMedia({ params: { mediaId } }),
    onSuccess: () => {
      toast.good(t('media.library.panel.removed', { name }));
      onRemoved();
    },
    onError: (error) => toast.bad(say(error)),
    onSettled: () => {
      setAsking(false);
      void client.invalidateQueries({ queryKey: [...api.media.listLibrary.key] });
    },
  });
  if (!mayRemove) return <p className={classes['quiet']}>{t(`media.library.panel.${uses > 0 ? 'held' : 'others'}`)}</p>;
  return (
    <>
      <Button variant="ghost" leftSection={<Icon of={IconTrash} size={16} />} onClick={() => setAsking(true)}>
        {t('media.library.panel.remove')}
      </Button>
      <ConfirmModal
        opened={asking}
        onClose={() => setAsking(false)}
        title={t('media.library.panel.removeTitle')}
        confirmLabel={t('media.library.panel.remove')}
        busy={removal.isPending}
        onConfirm={() => removal.mutate()}
      >
        {t('media.library.panel.removeText', { name })}
      </ConfirmModal>
    </>
  );
}
