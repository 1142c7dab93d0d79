import { Notifications } from '@mantine/notifications';
import classes from './toasts.module.css';

/**
 * Toasts, 350 px wide, above everything (spec §2, §9); in the middle, since the one action of a page is at its right. Each says where it
 * stands (`toast-place`), so that it covers no bar and nothing that one works on.
 */
export function Toasts() {
  return (
    <Notifications
      position="top-center"
      className={classes['host']!}
      zIndex={9000}
      containerWidth={350}
      limit={4}
      transitionDuration={0}
    />
  );
}
