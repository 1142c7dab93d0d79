import type { CourseCard } from '@abhyas/contract/courses/shapes';
import type { ComponentType } from 'react';

/** What the page of a course shows where it has a price: a domain above this one knows how it is bought, and the route brings it. */
export type WayToBuy = ComponentType<{
  readonly card: CourseCard;
  /** Told before somebody signs in: where to go afterwards. */
  readonly onSignIn: (address: string) => void;
}>;

export interface CourseDoors {
  readonly Buy: WayToBuy;
  /** Told before somebody signs in: where to go afterwards. */
  readonly onSignIn: (address: string) => void;
}
