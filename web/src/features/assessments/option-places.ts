/** Numbers of the options in the order in which they stand on the screen: that of the set, else as written. */
export const optionsAsShown = (count: number, order: readonly number[] | undefined): readonly number[] =>
  order ?? Array.from({ length: count }, (_, at) => at + 1);

/** The place on the screen, from 1, of an option: what its letter goes by. */
export function placeOf(option: number, order: readonly number[] | undefined): number {
  const place = order?.indexOf(option) ?? -1;
  return place < 0 ? option : place + 1;
}
