import { IconChevronDown } from '@tabler/icons-react';
import { useId } from 'react';
import { Icon } from '../controls/icon.tsx';
import type { ShellItem } from './app-shell.tsx';
import { ShellLink } from './shell-link.tsx';
import { useFoldedGroups } from './use-folded-groups.ts';
import classes from './navigation-list.module.css';

interface Props {
  readonly items: readonly ShellItem[];
  readonly onPick?: (() => void) | undefined;
}

/** The items of a navigation; each group under its name, which folds it. */
export function NavigationList({ items, onPick }: Props) {
  const [folded, fold] = useFoldedGroups();
  return [...Map.groupBy(items, ({ group }) => group)].map(([name, inside]) =>
    name === undefined ? (
      <div key="" className={classes['group']}>
        {inside.map((item) => (
          <ShellLink key={item.to} item={item} onClick={onPick} />
        ))}
      </div>
    ) : (
      <Group
        key={name}
        name={name}
        items={inside}
        folded={folded.has(name)}
        onFold={() => fold(name)}
        onPick={onPick}
      />
    ),
  );
}

interface GroupProps extends Props {
  readonly name: string;
  readonly folded: boolean;
  readonly onFold: () => void;
}

/** Folded, it says how much waits behind all of its items together. */
function Group({ name, items, folded, onFold, onPick }: GroupProps) {
  const id = useId();
  const waiting = items.reduce((sum, { count = 0 }) => sum + count, 0);
  return (
    <div role="group" aria-label={name} className={classes['group']}>
      <button type="button" className={classes['label']} aria-expanded={!folded} aria-controls={id} onClick={onFold}>
        <span>{name}</span>
        {folded && waiting > 0 && <span className={classes['count']}>{waiting}</span>}
        <Icon of={IconChevronDown} size={16} />
      </button>
      <div id={id} className={classes['items']} data-folded={folded || undefined}>
        {items.map((item) => (
          <ShellLink key={item.to} item={item} onClick={onPick} />
        ))}
      </div>
    </div>
  );
}
