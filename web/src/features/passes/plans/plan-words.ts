import type { Opened, Plan } from '@abhyas/contract/passes/shapes';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';

/** How staff read what a plan costs, how long it lasts and what it opens. */
export function usePlanWords() {
  const { t } = useTranslation();
  const { money } = useFormat();
  return {
    price: ({ mode, pricePaise }: Pick<Plan, 'mode' | 'pricePaise'>) =>
      mode === 'preview' ? t('passes.plans.free') : money(pricePaise),
    lasts: ({ mode, days }: Pick<Plan, 'mode' | 'days'>) =>
      mode === 'preview'
        ? t('passes.plans.noEnd')
        : days === null
          ? t('passes.plans.untilExam')
          : t('passes.plans.days', { count: days }),
    /** `14 courses, 320 papers`; empty where it opens nothing. */
    opens: (of: Opened) =>
      (['courses', 'packs', 'papers'] as const)
        .filter((kind) => of[kind] > 0)
        .map((kind) => t(`passes.plans.opens.${kind}`, { count: of[kind] }))
        .join(', '),
  };
}
