import { AddressLink } from '../controls/address-link.tsx';
import type { ShellBrand } from './app-shell.tsx';
import classes from './brand-link.module.css';

/** Logo, name and line of the institute; leads to the start of the area. */
export function BrandLink({
  brand,
  onClick,
}: {
  readonly brand: ShellBrand;
  readonly onClick?: (() => void) | undefined;
}) {
  return (
    <AddressLink to={brand.to} className={classes['brand']} {...(onClick && { onClick })}>
      {brand.logo}
      <span className={classes['words']}>
        {brand.name} {brand.tagline && <small>{brand.tagline}</small>}
      </span>
    </AddressLink>
  );
}
