import { CardSkeleton } from '../ui/status/skeletons.tsx';

/** While a route's code or its guard is on the way. */
export function PendingScreen() {
  return <CardSkeleton lines={4} />;
}
