import { AddressLink } from '../controls/address-link.tsx';
import classes from './link-tabs.module.css';

interface Props {
  /** Names the navigation for readers of the screen. */
  readonly label: string;
  readonly pages: readonly { readonly to: string; readonly label: string }[];
}

/** Screens that stand beside each other under one title, as tabs that are links. */
export function LinkTabs({ label, pages }: Props) {
  return (
    <nav className={classes['tabs']} aria-label={label}>
      {pages.map((page) => (
        <AddressLink key={page.to} to={page.to} activeOptions={{ exact: true, includeSearch: false }}>
          {page.label}
        </AddressLink>
      ))}
    </nav>
  );
}
