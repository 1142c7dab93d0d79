import type { ChapterState } from '@abhyas/contract/practice/shapes';
import { IconCircle, IconCircleCheckFilled, IconCircleHalf2, IconClockHour3 } from '@tabler/icons-react';
import { Icon } from '../../ui/controls/icon.tsx';
import classes from './practice.module.css';

/** Percent of questions answered right at which mastery begins. */
export const MASTERY = 80;

const icons = {
  mastered: IconCircleCheckFilled,
  shaky: IconCircleHalf2,
  fading: IconClockHour3,
  not_begun: IconCircle,
} as const;

/** How a chapter stands, as a shape; its word stands beside it. */
export function StateMark({ state }: { readonly state: ChapterState }) {
  return (
    <span className={classes['mark']} data-state={state}>
      <Icon of={icons[state]} size={18} />
    </span>
  );
}
