import type { TFunction } from 'i18next';
import { toast } from '../../../../ui/status/toast.tsx';
import type { LiveAct } from '../live-attempt.ts';
import type { Outcome } from './send-act.ts';

/** Says to how many it was done; who was left out is named with the reason. */
export function sayOutcome(t: TFunction, act: LiveAct, { done, skipped }: Outcome): void {
  if (done > 0 || skipped.length === 0) toast.good(t(`assessments.invigilation.acts.${act}.done`, { count: done }));
  for (const { student, why } of skipped.slice(0, 3))
    toast.bad(t(`assessments.invigilation.skipped.${why}`, { student }));
  if (skipped.length > 3) toast.bad(t('assessments.invigilation.skipped.more', { count: skipped.length - 3 }));
}
