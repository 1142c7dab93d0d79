import { useTranslation } from 'react-i18next';

interface Named {
  readonly nameEn: string;
  readonly nameHi: string;
}

/** What hangs on somebody's passes: what is open, and what lists say of it. */
export const staleWithPass = [['passes'], ['courses'], ['learners']];

/** What a plan is called in the language of the page; a plan without a name in Hindi has its English one. */
export function usePlanName(): (plan: Named) => string {
  const { i18n } = useTranslation();
  return ({ nameEn, nameHi }) => (i18n.language === 'hi' && nameHi !== '' ? nameHi : nameEn);
}
