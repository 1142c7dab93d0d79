import { lazy, Suspense, useSyncExternalStore } from 'react';
import { firstToast } from './toast.tsx';

const Toasts = lazy(() => import('./toasts.tsx'));

/** The place of the toasts, empty until the first one. */
export function ToastHost() {
  const wanted = useSyncExternalStore(firstToast.subscribe, firstToast.isWanted);
  return wanted ? (
    <Suspense>
      <Toasts />
    </Suspense>
  ) : null;
}
