import type { InstituteSettings } from '@abhyas/contract/tenancy/settings';
import { api, isRefusal } from './api.ts';
import { paintBrand } from './brand.ts';
import { institute } from './institute.ts';

type Written = { readonly settings: InstituteSettings } | { readonly invalidDomain: true };

/**
 * The institute of this host: the settings that the server wrote into the page, else asked for. False on a host that is
 * no institute's, or whose institute has no config (spec §8). Throws when the server cannot be reached.
 */
export async function loadInstitute(): Promise<boolean> {
  const written = readBootScript();
  if (written) return 'settings' in written && take(written.settings);
  try {
    const settings = await askSettings();
    paintBrand(settings);
    return take(settings);
  } catch (error) {
    if (isRefusal(error, 'DOMAIN_INVALID')) return false;
    throw error;
  }
}

/** The settings of this host as they are now (spec §7: header `domain`). */
export const askSettings = (): Promise<InstituteSettings> =>
  api.tenancy.showInstituteSettings({}, { quiet: true, headers: { domain: location.hostname } });

function take(settings: InstituteSettings): boolean {
  // Spec §8: settings without config count as an invalid domain.
  if (!settings.config) return false;
  institute.set(settings);
  return true;
}

function readBootScript(): Written | undefined {
  const text = document.getElementById('boot')?.textContent;
  if (!text) return undefined;
  try {
    return JSON.parse(text) as Written;
  } catch {
    return undefined;
  }
}
