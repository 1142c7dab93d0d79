import { Notifications } from '@mantine/notifications';

/** Toasts at the top right, 350 px wide, above everything (spec §9). */
export default function Toasts() {
  return <Notifications position="top-right" zIndex={9000} containerWidth={350} limit={4} transitionDuration={0} />;
}
