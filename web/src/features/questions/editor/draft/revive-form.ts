import { emptyForm, type QuestionForm } from '../form/question-form.ts';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Makes a form of what was kept of one: fields that it had not yet when it was kept get their beginnings, and what is no form is none.
 * Only the author's own browser wrote it, and nothing in it becomes more than words on the screen and a draft that the server checks.
 */
export function reviveForm(kept: unknown): QuestionForm | undefined {
  if (!isObject(kept)) return undefined;
  return fill(emptyForm(), kept) as QuestionForm;
}

/** Kept values over the beginnings, field by field, where both are of the same kind. */
function fill(beginning: unknown, kept: unknown): unknown {
  if (kept === undefined) return beginning;
  if (isObject(beginning)) {
    if (!isObject(kept)) return beginning;
    if ('type' in beginning && beginning['type'] === 'doc') return kept['type'] === 'doc' ? kept : beginning;
    const names = new Set([...Object.keys(beginning), ...Object.keys(kept)]);
    return Object.fromEntries(
      [...names].map((name) => [name, name in beginning ? fill(beginning[name], kept[name]) : kept[name]]),
    );
  }
  if (Array.isArray(beginning)) return Array.isArray(kept) ? kept : beginning;
  const same = beginning === null || kept === null || typeof kept === typeof beginning;
  return same ? kept : beginning;
}
