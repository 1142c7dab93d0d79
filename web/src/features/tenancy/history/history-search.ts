/** Sections of the history: those of the settings, and what is kept beside them. */
export const historySections = [
  'brand',
  'features',
  'signIn',
  'messages',
  'rules',
  'payments',
  'policies',
  'domains',
  'bank',
] as const;

export interface HistorySearch {
  readonly page?: number;
  readonly section?: (typeof historySections)[number];
}

/** What the address says, and nothing else. */
export function readHistorySearch(raw: Readonly<Record<string, unknown>>): HistorySearch {
  const section = historySections.find((one) => one === raw['section']);
  const page = Number(raw['page']);
  return { ...(section && { section }), ...(Number.isInteger(page) && page > 1 && { page }) };
}
