/** A rectangle on a picture, from its top left: in hundredths of a percent of the picture's sides, so that it fits at any size. */
export interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A whole side. */
export const WHOLE_SIDE = 10_000;
/** What is smaller cannot be hit by a finger, and hides nothing. */
export const LEAST_SIDE = 100;
/** More areas than these cover what they ask. */
export const MOST_AREAS = 60;

/** Whether an area lies on its picture with all of it. Pure. */
export const isOnPicture = ({ x, y, width, height }: Area): boolean =>
  x + width <= WHOLE_SIDE && y + height <= WHOLE_SIDE;
