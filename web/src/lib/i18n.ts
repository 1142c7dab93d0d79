import type { Language } from '@abhyas/contract/shapes';
import i18next, { type ResourceLanguage } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { rememberedLanguage, rememberLanguage } from './language.ts';

type Words = ResourceLanguage[string];
/** What stands around every page, and the console; the other pages of visitors and students; the workspaces. */
export type TextPart = 'start' | 'pages' | 'staff';
const namespace = 'translation';
const parts = new Set<TextPart>();
const loaded = new Set<string>();

/** Loads these texts in the page's language (spec §7: json files per language code); throws when they cannot be had. */
export async function startTranslations(needed: readonly TextPart[]): Promise<void> {
  const language = rememberedLanguage();
  document.documentElement.lang = language;
  await i18next.use(initReactI18next).init({
    lng: language,
    resources: {},
    // Every language is complete, so another one is never loaded beside it.
    fallbackLng: false,
    interpolation: { escapeValue: false },
    returnNull: false,
    react: { useSuspense: false },
  });
  await load(language, needed);
}

/** Loads texts that the page did not need so far; nothing to wait for where they are there. Throws when they cannot be had. */
export function needTexts(needed: readonly TextPart[]): Promise<void> | undefined {
  return needed.every((part) => parts.has(part)) ? undefined : load(i18next.language as Language, needed);
}

/** Changes the language of the page and of what the server writes, now and on later visits; throws when it cannot be had. */
export async function changeLanguage(language: Language): Promise<void> {
  await load(language, [...parts]);
  await i18next.changeLanguage(language);
  rememberLanguage(language);
}

async function load(language: Language, needed: readonly TextPart[]): Promise<void> {
  const files = needed
    .map((part) => (part === 'start' ? language : `${language}.${part}`))
    .filter((file) => !loaded.has(file));
  for (const [number, words] of (await Promise.all(files.map(fetchWords))).entries()) {
    i18next.addResourceBundle(language, namespace, words, true);
    loaded.add(files[number]!);
  }
  for (const part of needed) parts.add(part);
}

async function fetchWords(file: string): Promise<Words> {
  const reply = await fetch(`/assets/i18n/${file}.json`);
  if (!reply.ok) throw new Error(`No translations for ${file}: ${reply.status}`);
  return (await reply.json()) as Words;
}
