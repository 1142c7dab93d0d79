import type { FieldError } from '@abhyas/contract/envelope';
import { useTranslation } from 'react-i18next';
import { ApiError } from './api-error.ts';
import { useRefusalText } from './refusal-text.ts';

/** `body.social.youtube` → `social.youtube`. */
const withoutRoot = (path: string): string => path.replace(/^(?:body|query|params)\./, '');

/** The field of these that a complaint belongs to: `countries.3` belongs to `countries`, `account.email` to `email`. */
function fieldOfPath<F extends string>(path: string, fields: readonly F[]): F | undefined {
  const parts = withoutRoot(path).split('.');
  for (let length = parts.length; length > 0; length--) {
    const found = fields.find((field) => field === parts.slice(0, length).join('.'));
    if (found) return found;
  }
  const name = parts.findLast((part) => fields.some((field) => field === part));
  return fields.find((field) => field === name);
}

/** Parts the complaints of a refusal: the first for each of these fields, and those that no field shows, which belong above the form. */
export function partProblems<F extends string>(
  complaints: readonly FieldError[],
  fields: readonly F[],
): { readonly placed: ReadonlyMap<F, FieldError>; readonly rest: readonly FieldError[] } {
  const placed = new Map<F, FieldError>();
  const rest: FieldError[] = [];
  for (const complaint of complaints) {
    const field = fieldOfPath(complaint.path, fields);
    if (field === undefined) rest.push(complaint);
    else if (!placed.has(field)) placed.set(field, complaint);
  }
  return { placed, rest };
}

/** Fields that stand on the page now; Mantine's forms mark each with its path. */
export const fieldsOnPage = (): string[] =>
  [...document.querySelectorAll<HTMLElement>('[data-path]')].map((field) => field.dataset['path'] ?? '');

/**
 * What a form says of a refusal: beside each of the fields that it shows, and above itself whatever belongs to none of them, so that
 * no complaint is ever lost.
 */
export function useRefusedFields<F extends string>(
  error: unknown,
  fields: readonly F[],
): { readonly errorOf: (field: F) => string | undefined; readonly problem: string | undefined } {
  const { t } = useTranslation();
  const say = useRefusalText();
  if (!error) return { errorOf: () => undefined, problem: undefined };
  const complaints = error instanceof ApiError ? error.fields : [];
  const { placed, rest } = partProblems(complaints, fields);
  const isAllSaid = complaints.length > 0 && rest.length === 0;
  return {
    errorOf: (field) => {
      const complaint = placed.get(field);
      return complaint && t(complaint.messageKey, { ...complaint.values });
    },
    problem: isAllSaid ? undefined : say(error, rest),
  };
}
