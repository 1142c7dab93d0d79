import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';

/** Money of a course in words: whole paise → ₹4,999; nothing → free. */
export function usePrice() {
  const { t } = useTranslation();
  const { number } = useFormat();
  return {
    price: (paise: number) => (paise === 0 ? t('courses.catalogue.free') : `₹${number(paise / 100)}`),
    /** How much less than before, as whole percent. */
    off: (paise: number, before: number) =>
      t('courses.catalogue.off', { percent: number(Math.round((100 * (before - paise)) / before)) }),
  };
}
