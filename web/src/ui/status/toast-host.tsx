import { Suspense, useSyncExternalStore } from 'react';
import { lazyThemed } from '../theme/lazy-themed.tsx';
import { firstToast } from './toast.tsx';

const Toasts = lazyThemed(async () => (await import('./toasts.tsx')).Toasts);

/** The place of the toasts, empty until the first one. */
export function ToastHost() {
  const wanted = useSyncExternalStore(firstToast.subscribe, firstToast.isWanted);
  return wanted ? (
    <Suspense>
      <Toasts />
    </Suspense>
  ) : null;
}
