import { Modal, type ModalProps } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

interface Props {
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly title: ReactNode;
  readonly size?: ModalProps['size'];
  /** Mounted anew each time the dialog opens. */
  readonly children: ReactNode;
}

/** A window over the page for one matter; with a form in it, use `FormDialog`. */
export function Dialog({ size = 'md', ...rest }: Props) {
  const { t } = useTranslation();
  return <Modal {...rest} size={size} closeButtonProps={{ 'aria-label': t('ui.close') }} />;
}
