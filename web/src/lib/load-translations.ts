import type { BackendModule } from 'i18next';

/** Loads the one file of a language for i18next (spec §7). */
export const loadTranslations: BackendModule = {
  type: 'backend',
  init: () => undefined,
  async read(language) {
    const reply = await fetch(`/assets/i18n/${language}.json`);
    if (!reply.ok) throw new Error(`The translations could not be loaded: ${reply.status}`);
    return (await reply.json()) as Record<string, string>;
  },
};
