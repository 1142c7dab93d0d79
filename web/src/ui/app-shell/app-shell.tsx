import { useMediaQuery } from '@mantine/hooks';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { AddressLink } from '../controls/address-link.tsx';
import type { TablerIcon } from '../controls/icon.tsx';
import { BottomNavigation } from './bottom-navigation.tsx';
import { MenuDrawer } from './menu-drawer.tsx';
import { SideNavigation } from './side-navigation.tsx';
import { useRememberedSidebar } from './use-remembered-sidebar.ts';
import classes from './app-shell.module.css';

export interface ShellItem {
  readonly to: string;
  readonly label: string;
  readonly icon: TablerIcon;
  readonly count?: number | undefined;
  /** Items of one group stand under its name; the first items have none. */
  readonly group?: string | undefined;
  /** Active at exactly this address only: a start page whose address begins all others. */
  readonly exact?: boolean | undefined;
}

export interface ShellBrand {
  readonly name: string;
  readonly tagline?: string | undefined;
  readonly logo?: ReactNode;
  readonly to: string;
}

export interface ShellProps {
  readonly brand: ShellBrand;
  readonly items: readonly ShellItem[];
  /** At the foot of the side navigation: help. */
  readonly footItems?: readonly ShellItem[] | undefined;
  /** On phones, at most five; with four or fewer, "More" opens the whole menu. Without it a menu button stands in the bar. */
  readonly bottomItems?: readonly ShellItem[] | undefined;
  readonly search?: ReactNode;
  readonly right?: ReactNode;
  /** Given, the caller keeps the state; else it is remembered on this device. */
  readonly collapsed?: boolean | undefined;
  readonly onCollapse?: ((collapsed: boolean) => void) | undefined;
  readonly children: ReactNode;
}

/** The frame of a signed-in area: side navigation 238 or 80 px wide, bar at the top, drawer and bottom bar on phones (spec §2). */
export function AppShell(props: ShellProps) {
  const { brand, items, footItems = [], bottomItems, search, right, children } = props;
  const { t } = useTranslation();
  const [remembered, remember] = useRememberedSidebar();
  const narrow = useMediaQuery('(max-width: 74.99em)', undefined, { getInitialValueInEffect: false });
  const [menuOpen, setMenuOpen] = useState(false);
  const collapsed = narrow || (props.collapsed ?? remembered);
  const collapse = (to: boolean) => (props.onCollapse ?? remember)(to);
  return (
    <div
      className={classes['shell']}
      data-collapsed={collapsed || undefined}
      data-bottom={bottomItems ? true : undefined}
    >
      <a href="#content" className={classes['skip']}>
        {t('ui.shell.toContent')}
      </a>
      <SideNavigation
        brand={brand}
        items={items}
        footItems={footItems}
        collapsed={collapsed}
        onCollapse={narrow ? undefined : () => collapse(!collapsed)}
      />
      <div className={classes['column']}>
        <header className={classes['topbar']}>
          <MenuDrawer
            brand={brand}
            items={items}
            footItems={footItems}
            opened={menuOpen}
            onOpened={setMenuOpen}
            button={!bottomItems}
          />
          <AddressLink to={brand.to} className={classes['phoneLogo']} aria-label={brand.name}>
            {brand.logo ?? <b>{brand.name}</b>}
          </AddressLink>
          <div className={classes['search']}>{search}</div>
          <div className={classes['right']}>{right}</div>
        </header>
        <main id="content" tabIndex={-1} className={classes['content']}>
          {children}
        </main>
      </div>
      {bottomItems && <BottomNavigation items={bottomItems} onMore={() => setMenuOpen(true)} />}
    </div>
  );
}
