import type { AllowedItem } from '@abhyas/contract/access';
import type { passAbovePercent } from '@abhyas/contract/assessments/shapes';
import type { InstituteSettings } from '@abhyas/contract/tenancy/settings';
import { useSyncExternalStore } from 'react';

let current: InstituteSettings | undefined;
const listeners = new Set<() => void>();

/** The institute of this host: its settings come with the page and may change while it is open. */
export const institute = {
  /** Undefined before the settings came, and on a host that is no institute's. */
  find: (): InstituteSettings | undefined => current,
  set(settings: InstituteSettings): void {
    current = settings;
    for (const listener of listeners) listener();
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

/** The settings of the institute; only under the providers, which render nothing before they came. */
export function useInstitute(): InstituteSettings {
  const settings = useSyncExternalStore(institute.subscribe, institute.find);
  if (!settings) throw new Error('The institute settings were used before they came.');
  return settings;
}

/** Spec §4: exactly this share of the full marks still fails, where the institute says nothing else. */
const passAbove: typeof passAbovePercent = 50;

/** Percent of the full marks above which a result passes here. */
export const usePassPercent = (): number => useInstitute().passPercent ?? passAbove;

/** Whether the institute allows an optional feature (spec §3); what is not allowed shows neither entry nor route. */
export const allows = (settings: InstituteSettings, item: AllowedItem): boolean =>
  settings.uientity.allowedItems.includes(item);
