import { IconLayoutSidebarLeftCollapse, IconLayoutSidebarLeftExpand } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../controls/icon.tsx';
import type { ShellBrand, ShellItem } from './app-shell.tsx';
import { BrandLink } from './brand-link.tsx';
import { NavigationList } from './navigation-list.tsx';
import linkClasses from './shell-link.module.css';
import classes from './side-navigation.module.css';

interface Props {
  readonly brand: ShellBrand;
  readonly items: readonly ShellItem[];
  readonly footItems: readonly ShellItem[];
  readonly collapsed: boolean;
  /** Absent where there is no room for the wide one. */
  readonly onCollapse: (() => void) | undefined;
}

/** The navigation at the left. Small, it widens over the content while the pointer is on it. */
export function SideNavigation({ brand, items, footItems, collapsed, onCollapse }: Props) {
  const { t } = useTranslation();
  const [hovered, setHovered] = useState(false);
  const small = collapsed && !hovered;
  return (
    <aside className={classes['place']}>
      <nav
        aria-label={t('ui.shell.main')}
        className={classes['side']}
        data-small={small || undefined}
        data-over={(collapsed && hovered) || undefined}
        onMouseEnter={() => setHovered(true)}
        onMouseLeave={() => setHovered(false)}
      >
        <BrandLink brand={brand} />
        <div className={classes['items']}>
          <NavigationList items={items} />
        </div>
        <div className={classes['foot']}>
          <NavigationList items={footItems} />
          {onCollapse && (
            <button
              type="button"
              className={linkClasses['link']}
              data-kind="side"
              aria-expanded={!collapsed}
              onClick={onCollapse}
            >
              <Icon of={collapsed ? IconLayoutSidebarLeftExpand : IconLayoutSidebarLeftCollapse} size={20} />
              <span className={small ? 'sr-only' : linkClasses['label']}>
                {t(collapsed ? 'ui.shell.expand' : 'ui.shell.collapse')}
              </span>
            </button>
          )}
        </div>
      </nav>
    </aside>
  );
}
