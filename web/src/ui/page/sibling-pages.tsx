import { AddressLink } from '../controls/address-link.tsx';
import classes from './sibling-pages.module.css';

interface Props {
  /** Names the navigation for readers of the screen. */
  readonly label: string;
  readonly pages: readonly { readonly to: string; readonly label: string }[];
}

/** Leads between the pages of one thing; nothing where there is one alone. */
export function SiblingPages({ label, pages }: Props) {
  if (pages.length < 2) return null;
  return (
    <nav aria-label={label} className={classes['nav']}>
      {pages.map((page) => (
        <AddressLink
          key={page.to}
          to={page.to}
          activeOptions={{ exact: true, includeSearch: false }}
          className={classes['link']}
        >
          {page.label}
        </AddressLink>
      ))}
    </nav>
  );
}
