import type { CourseCard } from '@abhyas/contract/courses/shapes';
import type { ComponentType } from 'react';

/** What the page of a course shows where it has a price: a domain above this one knows how it is bought, and the route brings it. */
export type WayToBuy = ComponentType<{
  readonly card: CourseCard;
  /** Told before somebody signs in: where to go afterwards. */
  readonly onSignIn: (address: string) => void;
}>;

/** The message to the institute where it takes no payments: a domain above this one keeps it, and the route brings it. */
export type WayToAsk = ComponentType<{
  readonly courseId: string;
  readonly message: string;
  readonly first: boolean;
}>;

export interface CourseDoors {
  readonly Buy: WayToBuy;
  readonly Ask: WayToAsk;
  /** Told before somebody signs in: where to go afterwards. */
  readonly onSignIn: (address: string) => void;
}
