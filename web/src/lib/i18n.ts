import type { Language } from '@abhyas/contract/shapes';
import i18next, { type ResourceLanguage } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { rememberedLanguage, rememberLanguage } from './language.ts';

type Words = ResourceLanguage[string];
const namespace = 'translation';
let withStaffs = false;

/**
 * Loads the file of the page's language (spec §7: one json file per language code) and, for a workspace, what only its pages say;
 * throws when they cannot be had.
 */
export async function startTranslations(isWorkspace: boolean): Promise<void> {
  withStaffs = isWorkspace;
  const language = rememberedLanguage();
  document.documentElement.lang = language;
  const [words, ...more] = await loadWords(language);
  await i18next.use(initReactI18next).init({
    lng: language,
    resources: { [language]: { [namespace]: words! } },
    // Every language is complete, so another one is never loaded beside it.
    fallbackLng: false,
    interpolation: { escapeValue: false },
    returnNull: false,
    react: { useSuspense: false },
  });
  addWords(language, more);
}

/** Changes the language of the page and of what the server writes, now and on later visits; throws when it cannot be had. */
export async function changeLanguage(language: Language): Promise<void> {
  if (!i18next.hasResourceBundle(language, namespace)) addWords(language, await loadWords(language));
  await i18next.changeLanguage(language);
  rememberLanguage(language);
}

const addWords = (language: Language, parts: readonly Words[]) =>
  parts.forEach((words) => i18next.addResourceBundle(language, namespace, words, true));

const loadWords = (language: Language): Promise<Words[]> =>
  Promise.all([language, ...(withStaffs ? [`${language}.staff`] : [])].map(loadFile));

async function loadFile(name: string): Promise<Words> {
  const reply = await fetch(`/assets/i18n/${name}.json`);
  if (!reply.ok) throw new Error(`No translations for ${name}: ${reply.status}`);
  return (await reply.json()) as Words;
}
