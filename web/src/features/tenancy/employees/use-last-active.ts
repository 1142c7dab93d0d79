import { useTranslation } from 'react-i18next';

const DAY_MS = 86_400_000;

/** When somebody was last there, in words: today, yesterday, 5 days ago. */
export function useLastActive(): (at: string | null) => string {
  const { t, i18n } = useTranslation();
  const relative = new Intl.RelativeTimeFormat(i18n.language, { numeric: 'auto' });
  return (at) => {
    if (at === null) return t('tenancy.employees.never');
    return relative.format(-Math.max(0, Math.floor((Date.now() - Date.parse(at)) / DAY_MS)), 'day');
  };
}
