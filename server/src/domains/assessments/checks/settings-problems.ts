import type { FieldError } from '@abhyas/contract/envelope';
import type { Settings } from '../versions/papers.store.ts';

export interface SettingsProblem {
  readonly code: 'WINDOW' | 'RESULTS_DATE';
  readonly field: FieldError;
}

/** A paper opens before it closes; results that wait for something have something to wait for, and it comes after the close. Pure. */
export function settingsProblems({ opensAt, closesAt, resultVisibility, resultsOn }: Settings): SettingsProblem[] {
  const found: SettingsProblem[] = [];
  const add = (code: SettingsProblem['code'], field: string, messageKey: string) =>
    found.push({ code, field: { path: `body.${field}`, messageKey: `errors.fields.${messageKey}` } });
  if (opensAt && closesAt && opensAt >= closesAt) add('WINDOW', 'closesAt', 'beforeOpening');
  if (resultVisibility === 'at_close' && !closesAt) add('RESULTS_DATE', 'closesAt', 'required');
  if (resultVisibility === 'on_date' && !resultsOn) add('RESULTS_DATE', 'resultsOn', 'required');
  if (resultVisibility === 'on_date' && resultsOn && closesAt && resultsOn < closesAt)
    add('RESULTS_DATE', 'resultsOn', 'beforeClosing');
  return found;
}
