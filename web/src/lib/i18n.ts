import type { Language } from '@abhyas/contract/shapes';
import i18next, { type ResourceLanguage } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { rememberedLanguage, rememberLanguage } from './language.ts';

const namespace = 'translation';

/** Loads the one file of the page's language (spec §7: one json file per language code); throws when it cannot be had. */
export async function startTranslations(): Promise<void> {
  const language = rememberedLanguage();
  document.documentElement.lang = language;
  const words = await loadWords(language);
  await i18next.use(initReactI18next).init({
    lng: language,
    resources: { [language]: { [namespace]: words } },
    // Both files are complete, so the other one is never loaded beside it.
    fallbackLng: false,
    interpolation: { escapeValue: false },
    returnNull: false,
    react: { useSuspense: false },
  });
}

/** Changes the language of the page and of what the server writes, now and on later visits; throws when it cannot be had. */
export async function changeLanguage(language: Language): Promise<void> {
  if (!i18next.hasResourceBundle(language, namespace)) {
    i18next.addResourceBundle(language, namespace, await loadWords(language));
  }
  await i18next.changeLanguage(language);
  rememberLanguage(language);
}

async function loadWords(language: Language): Promise<ResourceLanguage[string]> {
  const reply = await fetch(`/assets/i18n/${language}.json`);
  if (!reply.ok) throw new Error(`No translations for ${language}: ${reply.status}`);
  return (await reply.json()) as ResourceLanguage[string];
}
