import { Modal } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

interface Props {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A dialog with room for a list of questions; on a phone it takes the whole screen. */
export function LargeDialog({ title, onClose, children }: Props) {
  const { t } = useTranslation();
  const narrow = useMediaQuery('(max-width: 47.99em)');
  return (
    <Modal
      opened
      size="xl"
      fullScreen={narrow}
      onClose={onClose}
      title={title}
      closeButtonProps={{ 'aria-label': t('ui.close') }}
    >
      {children}
    </Modal>
  );
}
