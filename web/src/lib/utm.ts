const KEY = 'abhyas.utm';
const names = { utmSource: 'utm_source', utmMedium: 'utm_medium', utmCampaign: 'utm_campaign' } as const;
export type Utm = { readonly [K in keyof typeof names]?: string };

/** Keeps where a visitor came from; the first visit that says so counts, later ones change nothing (spec §7). */
export function rememberUtm(search: string): void {
  const given = new URLSearchParams(search);
  const found = Object.entries(names).flatMap(([name, parameter]) => {
    const value = given.get(parameter)?.trim().slice(0, 200);
    return value ? [[name, value]] : [];
  });
  if (found.length === 0 || firstUtm()) return;
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(found)));
  } catch {
    // Storage is switched off: then nobody knows where this visitor came from.
  }
}

/** The UTM parameters of the first visit that had any. */
export function firstUtm(): Utm | undefined {
  try {
    return (JSON.parse(localStorage.getItem(KEY) ?? 'null') as Utm | null) ?? undefined;
  } catch {
    return undefined;
  }
}
