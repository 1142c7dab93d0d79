import { Notifications } from '@mantine/notifications';

/** Toasts at the top, 350 px wide, above everything (spec §2, §9); in the middle, since the one action of a page is at its right. */
export function Toasts() {
  return <Notifications position="top-center" zIndex={9000} containerWidth={350} limit={4} transitionDuration={0} />;
}
