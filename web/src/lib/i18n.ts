import type { Language } from '@abhyas/contract/shapes';
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { rememberedLanguage, rememberLanguage } from './language.ts';
import { loadTranslations } from './load-translations.ts';

/** Loads the one file of the page's language (spec §7: one json file per language code); throws when it cannot be had. */
export async function startTranslations(): Promise<void> {
  const language = rememberedLanguage();
  document.documentElement.lang = language;
  await i18next
    .use(loadTranslations)
    .use(initReactI18next)
    .init({
      lng: language,
      // Both files are complete, so the other one is never loaded beside it.
      fallbackLng: false,
      interpolation: { escapeValue: false },
      returnNull: false,
      react: { useSuspense: false },
    });
  if (!i18next.hasResourceBundle(language, 'translation')) throw new Error(`No translations for ${language}`);
}

/** Changes the language of the page and of what the server writes, now and on later visits. */
export async function changeLanguage(language: Language): Promise<void> {
  await i18next.changeLanguage(language);
  rememberLanguage(language);
}
