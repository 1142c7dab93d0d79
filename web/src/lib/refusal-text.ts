import { useTranslation } from 'react-i18next';
import { ApiError } from './api-error.ts';
import { useFormat, type Format } from './format.ts';

/** Says a refusal in the language of the page: `const say = useRefusalText(); say(error)`. */
export function useRefusalText(): (error: unknown) => string {
  const { t, i18n } = useTranslation();
  const format = useFormat();
  const status = (name: string) => {
    const key = `errors.statuses.${name}`;
    return i18n.exists(key) ? t(key) : name;
  };
  return (error) => {
    if (!(error instanceof ApiError)) return t('errors.UNEXPECTED');
    return t(error.messageKey, detailsAsWords(error.details, format, status));
  };
}

/** The details of a refusal as a sentence takes them in: instants as dates, bytes as megabytes, states as words. */
function detailsAsWords(
  details: Readonly<Record<string, unknown>>,
  format: Pick<Format, 'dateTime' | 'zone' | 'number'>,
  status: (name: string) => string,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(details).map(([name, value]) => {
      if (name === 'maxBytes' && typeof value === 'number') return [name, `${format.number(value / 1_000_000)} MB`];
      if (name === 'status' && typeof value === 'string') return [name, status(value)];
      if (typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value)) {
        return [name, `${format.dateTime(value)} ${format.zone(value)}`];
      }
      return [name, value];
    }),
  );
}
