import { Drawer } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../controls/icon-button.tsx';
import classes from './sheet.module.css';

interface Props {
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly title: string;
  /** Right of the title: a state. */
  readonly beside?: ReactNode;
  readonly footer?: ReactNode;
  readonly children: ReactNode;
}

/** On phones: a sheet that rises from the bottom, up to most of the screen. */
export function Sheet({ opened, onClose, title, beside, footer, children }: Props) {
  const { t } = useTranslation();
  return (
    <Drawer.Root
      opened={opened}
      onClose={onClose}
      position="bottom"
      size="auto"
      padding={0}
      classNames={{ content: classes['sheet']! }}
    >
      <Drawer.Overlay />
      <Drawer.Content>
        <div className={classes['head']}>
          <Drawer.Title className={classes['title']}>{title}</Drawer.Title>
          {beside}
          <IconButton className={classes['close']!} icon={IconX} label={t('ui.close')} onClick={onClose} />
        </div>
        <div className={classes['body']}>{children}</div>
        {footer && <div className={classes['footer']}>{footer}</div>}
      </Drawer.Content>
    </Drawer.Root>
  );
}
