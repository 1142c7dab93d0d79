import { IconMenu2 } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../controls/icon.tsx';
import type { ShellItem } from './app-shell.tsx';
import { ShellLink } from './shell-link.tsx';
import linkClasses from './shell-link.module.css';
import classes from './bottom-navigation.module.css';

const MOST = 5;

/** The bar at the bottom of phones: at most five items, the last of them "More" where all of them would not fit. */
export function BottomNavigation({
  items,
  onMore,
}: {
  readonly items: readonly ShellItem[];
  readonly onMore: () => void;
}) {
  const { t } = useTranslation();
  const withMore = items.length !== MOST;
  return (
    <nav aria-label={t('ui.shell.bottom')} className={classes['bar']}>
      {items.slice(0, withMore ? MOST - 1 : MOST).map((item) => (
        <ShellLink key={item.to} item={item} kind="bottom" />
      ))}
      {withMore && (
        <button
          type="button"
          className={linkClasses['link']}
          data-kind="bottom"
          aria-haspopup="dialog"
          onClick={onMore}
        >
          <Icon of={IconMenu2} size={22} />
          <span>{t('ui.shell.more')}</span>
        </button>
      )}
    </nav>
  );
}
