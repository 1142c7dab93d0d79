interface Stretch {
  readonly startsAt: Date;
  readonly endsAt: Date;
}

/** Whether two stretches of time have a moment in common; one that ends when the other starts has none. Pure. */
export const overlap = (one: Stretch, other: Stretch): boolean =>
  one.startsAt < other.endsAt && other.startsAt < one.endsAt;

/** How many of these run at once at the busiest moment: that is always the start of one of them. Pure. */
export const busiest = (all: readonly Stretch[]): number =>
  Math.max(
    0,
    ...all.map(({ startsAt }) => all.filter((one) => one.startsAt <= startsAt && startsAt < one.endsAt).length),
  );
