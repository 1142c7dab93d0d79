import { Button } from '@mantine/core';
import type { LibraryItem } from '@abhyas/contract/media/library';
import { IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../lib/api.ts';
import { useChange } from '../../../lib/use-change.ts';
import { Icon } from '../../../ui/controls/icon.tsx';
import { ConfirmModal } from '../../../ui/overlays/confirm-modal.tsx';
import classes from './library.module.css';

interface Props {
  readonly file: LibraryItem;
  readonly onRemoved: () => void;
}

/** Removes a file that nothing uses, after a question; where it cannot be, it says why. */
export function RemoveMedia({ file, onRemoved }: Props) {
  const { t } = useTranslation();
  const [asking, setAsking] = useState(false);
  const { mediaId, fileName: name, uses, mayRemove } = file;
  const removal = useChange(() => api.media.removeMedia({ params: { mediaId } }), {
    said: t('media.library.panel.removed', { name }),
    stale: [api.media.listLibrary],
    after: () => {
      setAsking(false);
      onRemoved();
    },
    refused: () => setAsking(false),
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
        busy={removal.busy}
        onConfirm={() => removal.send()}
      >
        {t('media.library.panel.removeText', { name })}
      </ConfirmModal>
    </>
  );
}
