import type { ShellItem } from './app-shell.tsx';
import { ShellLink } from './shell-link.tsx';
import classes from './navigation-list.module.css';

interface Props {
  readonly items: readonly ShellItem[];
  readonly onPick?: (() => void) | undefined;
}

/** The items of a navigation; each group under its name. */
export function NavigationList({ items, onPick }: Props) {
  const groups = [...new Set(items.map((item) => item.group))];
  return groups.map((group) => (
    <div key={group ?? ''} role={group ? 'group' : undefined} aria-label={group} className={classes['group']}>
      {group && (
        <p className={classes['label']} aria-hidden="true">
          <span>{group}</span>
        </p>
      )}
      {items
        .filter((item) => item.group === group)
        .map((item) => (
          <ShellLink key={item.to} item={item} onClick={onPick} />
        ))}
    </div>
  ));
}
