import type { Language } from '@abhyas/contract/shapes';

const KEY = 'abhyas.language';
const languages: readonly Language[] = ['en', 'hi'];
const isLanguage = (value: unknown): value is Language => languages.some((language) => language === value);

/** The language of the page: the remembered one, else what the server wrote into it, else English (spec §9). */
export function rememberedLanguage(): Language {
  const candidates = [read(), document.documentElement.lang];
  return candidates.find(isLanguage) ?? 'en';
}

/** Keeps the language for the next visit. Where the browser keeps nothing it lasts for this page. */
export function rememberLanguage(language: Language): void {
  document.documentElement.lang = language;
  try {
    localStorage.setItem(KEY, language);
  } catch {
    // Storage is switched off: the choice holds until the page is left.
  }
}

/** What the header `lang` says now. */
export const currentLanguage = (): string => document.documentElement.lang || 'en';

function read(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}
