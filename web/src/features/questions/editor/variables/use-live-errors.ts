import { useTranslation } from 'react-i18next';
import { useEditing } from '../fields/editing.ts';
import type { ErrorAt } from './row-set.tsx';
import { useVariantReport, type VariantTrial } from './use-variant-report.ts';

/** The server's word on what is written now stands beside its field at once, not only when the question is published. */
export function useLiveErrors(): { readonly trial: VariantTrial; readonly errorAt: ErrorAt } {
  const { t } = useTranslation();
  const { form, errorAt } = useEditing();
  const trial = useVariantReport(form, 0);
  const findings = trial.report?.problems ?? [];
  return {
    trial,
    errorAt(path) {
      const found = findings.find((finding) => finding.path === path);
      return errorAt(path) ?? (found && t(found.messageKey, { ...found.values }));
    },
  };
}
