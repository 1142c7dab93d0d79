export const builderTabs = ['details', 'sections', 'questions', 'schedule', 'results'] as const;
export type BuilderTab = (typeof builderTabs)[number];

/** What the address of a paper says: the open tab and the section at hand. */
export interface BuilderSearch {
  readonly tab?: BuilderTab;
  readonly section?: string;
}

/** Reads the address; what nobody could have chosen is left out. */
export function readBuilderSearch(raw: Readonly<Record<string, unknown>>): BuilderSearch {
  const tab = builderTabs.find((one) => one === raw['tab']);
  const section = typeof raw['section'] === 'string' ? raw['section'] : undefined;
  return { ...(tab && { tab }), ...(section && { section }) };
}
