import { useTranslation } from 'react-i18next';

/** Says a text of one kind of spreadsheet, and where it has none the text that all kinds share. `exists`: either is there. */
export interface SheetWords {
  (key: string, values?: Readonly<Record<string, unknown>>): string;
  readonly exists: (key: string) => boolean;
}

/** `texts`: where the kind's own texts lie, such as `cohorts.imports`. */
export function useSheetWords(texts: string): SheetWords {
  const { t, i18n } = useTranslation();
  const keysOf = (key: string) => [`${texts}.${key}`, `sheets.${key}`];
  const say = (key: string, values = {}) => t(keysOf(key), values);
  return Object.assign(say, { exists: (key: string) => keysOf(key).some((one) => i18n.exists(one, { count: 1 })) });
}
