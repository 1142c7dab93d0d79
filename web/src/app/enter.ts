import type { AllowedItem } from '@abhyas/contract/access';
import { notFound, redirect, rootRouteId } from '@tanstack/react-router';
import { institute } from '../lib/institute.ts';
import { ensureSession } from '../lib/session.ts';
import { itemGuard, type Guard } from './guards.ts';
import { rememberUrl } from './remembered-url.ts';

interface Asked {
  readonly location: { readonly href: string };
}

/** A route's `beforeLoad`: asks who is signed in, lets the guard decide, and goes where it says. */
export const enter =
  (guard: Guard) =>
  async ({ location }: Asked): Promise<void> => {
    const settings = institute.find();
    if (!settings) throw notFound({ routeId: rootRouteId });
    const session = await ensureSession();
    const verdict = guard({ settings, me: session.status === 'in' ? session.me : undefined, url: location.href });
    if ('open' in verdict) return;
    if (verdict.remember) rememberUrl(verdict.remember);
    throw redirect({ href: verdict.goTo, replace: true });
  };

/** A route that exists only where the institute allows an item. */
export function requireItem(item: AllowedItem): void {
  const settings = institute.find();
  if (!settings || !itemGuard(settings, item)) throw notFound({ routeId: rootRouteId });
}
