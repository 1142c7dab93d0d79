import { Drawer } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../controls/icon-button.tsx';
import classes from './side-panel.module.css';

/** Widths on large screens (spec §2: login 768, sign-up 1130); on phones a panel is as wide as the screen. */
const widths = { login: 768, signup: 1130, md: 480 };

interface Props {
  readonly opened: boolean;
  readonly onClose: () => void;
  /** The heading of the panel, and its name for readers of the screen. */
  readonly title: ReactNode;
  readonly subtitle?: ReactNode;
  readonly size?: keyof typeof widths | undefined;
  /** What stands on the dark side beside the content, on large screens. */
  readonly brandSide?: ReactNode;
  readonly footer?: ReactNode;
  readonly children: ReactNode;
}

/** A window over a panel takes Esc for itself: both would hear it. */
const isCovered = () => document.querySelectorAll('[role="dialog"]').length > 1;

/** A panel that slides in from the right in 200 ms. Focus stays inside, Esc and a click beside it close it. */
export function SidePanel({ opened, onClose, title, subtitle, size = 'md', brandSide, footer, children }: Props) {
  const { t } = useTranslation();
  return (
    <Drawer.Root
      opened={opened}
      onClose={() => (isCovered() ? undefined : onClose())}
      position="right"
      size={widths[size]}
      padding={0}
      classNames={{ content: classes['panel']! }}
    >
      <Drawer.Overlay />
      <Drawer.Content>
        {brandSide && <aside className={classes['brand']}>{brandSide}</aside>}
        <div className={classes['main']} data-wide={brandSide ? true : undefined}>
          <IconButton className={classes['close']!} icon={IconX} label={t('ui.close')} onClick={onClose} />
          <div className={classes['scroll']}>
            <div className={classes['content']}>
              <div className={classes['head']}>
                <Drawer.Title className={classes['title']}>{title}</Drawer.Title>
                {subtitle && <p className={classes['subtitle']}>{subtitle}</p>}
              </div>
              {children}
            </div>
          </div>
          {footer && <div className={classes['footer']}>{footer}</div>}
        </div>
      </Drawer.Content>
    </Drawer.Root>
  );
}
