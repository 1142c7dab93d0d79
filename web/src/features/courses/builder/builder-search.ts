/** The tabs of the builder, in the order in which a course is made. */
export const builderTabs = ['outline', 'details', 'people', 'versions'] as const;
export type BuilderTab = (typeof builderTabs)[number];

export interface BuilderSearch {
  readonly tab?: BuilderTab;
}

/** Reads the address; what nobody could have chosen is left out. */
export function readBuilderSearch(raw: Readonly<Record<string, unknown>>): BuilderSearch {
  const tab = builderTabs.find((one) => one === raw['tab']);
  return tab && tab !== 'outline' ? { tab } : {};
}
