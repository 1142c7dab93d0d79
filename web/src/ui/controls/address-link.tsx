import { Link } from '@tanstack/react-router';
import type { AnchorHTMLAttributes, ComponentType, Ref } from 'react';

interface Props extends AnchorHTMLAttributes<HTMLAnchorElement> {
  readonly to: string;
  readonly search?: Readonly<Record<string, string>> | undefined;
  readonly activeOptions?: { readonly exact: boolean; readonly includeSearch: boolean } | undefined;
  readonly ref?: Ref<HTMLAnchorElement> | undefined;
}

/**
 * The router's link for addresses that come as data: menus, breadcrumbs, figures. Screens that know their address use the
 * router's own, which checks it.
 */
export const AddressLink = Link as unknown as ComponentType<Props>;
