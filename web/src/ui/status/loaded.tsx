import type { ReactNode } from 'react';
import { LoadFailed } from './load-failed.tsx';

/** What a query of TanStack gives, as far as a screen needs it. */
export interface Asked<D> {
  readonly data: D | undefined;
  readonly error: unknown;
  readonly refetch: () => unknown;
}

interface Props<D> {
  readonly query: Asked<D>;
  /** Stands there while the first answer is on its way, in the size of what comes. */
  readonly skeleton: ReactNode;
  /** What could not be loaded is said in a card of its own. */
  readonly card?: boolean | undefined;
  readonly children: (data: D) => ReactNode;
}

/** What was asked of the server: on its way, failed with a way to try again, or there. An older answer stays while a newer one fails. */
export function Loaded<D>({ query, skeleton, card, children }: Props<D>) {
  const { data, error, refetch } = query;
  if (data !== undefined) return children(data);
  return error ? <LoadFailed error={error} card={card} onRetry={() => void refetch()} /> : skeleton;
}
