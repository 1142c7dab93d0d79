import { redirect } from '@tanstack/react-router';
import { enter } from './enter.ts';
import { loggedInGuard } from './guards.ts';
import { landAtStart } from './land.ts';

interface Asked {
  readonly location: { readonly href: string };
  readonly search: { readonly order?: string };
}

/**
 * Where gateways send a buyer back to (spec §2): signed in only, then the page of the order, which says what happened and changes by itself.
 * Without an order there is nothing to say, so it is the default redirection.
 */
export async function backFromGateway(asked: Asked): Promise<never> {
  await enter(loggedInGuard)(asked);
  const { order } = asked.search;
  if (order === undefined) return landAtStart();
  throw redirect({ to: '/student/orders/$', params: { _splat: order }, replace: true });
}
