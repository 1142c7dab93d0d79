import { AddressLink } from '../controls/address-link.tsx';
import { Icon } from '../controls/icon.tsx';
import type { ShellItem } from './app-shell.tsx';
import classes from './shell-link.module.css';

interface Props {
  readonly item: ShellItem;
  readonly onClick?: (() => void) | undefined;
  readonly kind?: 'side' | 'bottom' | undefined;
}

/** One way out of a navigation; it says itself when it is the open one. */
export function ShellLink({ item, onClick, kind = 'side' }: Props) {
  return (
    <AddressLink
      to={item.to}
      activeOptions={{ exact: item.exact ?? false, includeSearch: false }}
      className={classes['link']}
      data-kind={kind}
      {...(onClick && { onClick })}
    >
      <Icon of={item.icon} size={kind === 'bottom' ? 22 : 20} />
      <span className={classes['label']}>{item.label}</span>{' '}
      {item.count ? <span className={classes['count']}>{item.count}</span> : null}
    </AddressLink>
  );
}
