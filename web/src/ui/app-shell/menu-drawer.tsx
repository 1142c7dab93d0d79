import { Drawer } from '@mantine/core';
import { IconMenu2, IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../controls/icon-button.tsx';
import type { ShellBrand, ShellItem } from './app-shell.tsx';
import { BrandLink } from './brand-link.tsx';
import { NavigationList } from './navigation-list.tsx';
import classes from './menu-drawer.module.css';

interface Props {
  readonly brand: ShellBrand;
  readonly items: readonly ShellItem[];
  readonly footItems: readonly ShellItem[];
  readonly opened: boolean;
  readonly onOpened: (opened: boolean) => void;
  /** A menu button stands here; where a bottom bar has "More", it is not needed. */
  readonly button: boolean;
}

/** The whole navigation on phones: a drawer from the left. */
export function MenuDrawer({ brand, items, footItems, opened, onOpened, button }: Props) {
  const { t } = useTranslation();
  const close = () => onOpened(false);
  return (
    <>
      {button && (
        <IconButton
          className={classes['button']!}
          icon={IconMenu2}
          label={t('ui.shell.openMenu')}
          aria-expanded={opened}
          onClick={() => onOpened(true)}
        />
      )}
      <Drawer.Root
        opened={opened}
        onClose={close}
        position="left"
        size={288}
        padding={0}
        classNames={{ content: classes['drawer']! }}
      >
        <Drawer.Overlay />
        <Drawer.Content aria-label={t('ui.shell.main')}>
          <div className={classes['head']}>
            <BrandLink brand={brand} onClick={close} />
            <IconButton icon={IconX} label={t('ui.shell.closeMenu')} onClick={close} />
          </div>
          <nav aria-label={t('ui.shell.main')} className={classes['items']}>
            <NavigationList items={items} onPick={close} />
            {footItems.length > 0 && <hr className={classes['line']} />}
            <NavigationList items={footItems} onPick={close} />
          </nav>
        </Drawer.Content>
      </Drawer.Root>
    </>
  );
}
