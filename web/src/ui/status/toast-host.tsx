import { useSyncExternalStore } from 'react';
import { deferredThemed } from '../theme/deferred-themed.tsx';
import { firstToast } from './toast.tsx';

const Toasts = deferredThemed(async () => (await import('./toasts.tsx')).Toasts);

/** The place of the toasts, empty until the first one. */
export function ToastHost() {
  const wanted = useSyncExternalStore(firstToast.subscribe, firstToast.isWanted);
  return wanted ? <Toasts /> : null;
}
