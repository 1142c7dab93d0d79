import type { FieldError } from '@abhyas/contract/envelope';
import { useTranslation } from 'react-i18next';
import { ApiError } from './api-error.ts';
import { useFormat, type Format } from './format.ts';

/**
 * Says a refusal in the language of the page: `const say = useRefusalText(); say(error)`. That "some fields are not as they should be"
 * goes on with what is wrong with them; `fields`: those that nothing else on the page says.
 */
export function useRefusalText(): (error: unknown, fields?: readonly FieldError[]) => string {
  const { t, i18n } = useTranslation();
  const format = useFormat();
  const status = (name: string) => {
    const key = `errors.statuses.${name}`;
    return i18n.exists(key) ? t(key) : name;
  };
  return (error, fields) => {
    if (!(error instanceof ApiError)) return t('errors.UNEXPECTED');
    const sentence = t(error.messageKey, detailsAsWords(error.details, format, status));
    if (error.name !== 'INVALID_INPUT') return sentence;
    const wrong = (fields ?? error.fields).map(({ messageKey, values }) => t(messageKey, { ...values }));
    return [...new Set([sentence, ...wrong])].join(' ');
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

/** Writes what went wrong into the log of the browser, for whoever helps a person at their device. */
export function logFailure(what: string, error: unknown): void {
  console.error(what, error);
}
