import { useTranslation } from 'react-i18next';
import { LinkTabs } from '../../ui/layout/link-tabs.tsx';
import { CODES } from './addresses.ts';

/** The lists of staff: coupons, batches of codes, and the codes of all of them with who redeemed what. */
export function CodeTabs() {
  const { t } = useTranslation();
  return (
    <LinkTabs
      label={t('codes.batches.entry')}
      pages={[
        { to: '/partner/coupons', label: t('commerce.coupons.title') },
        { to: CODES, label: t('codes.batches.title') },
        { to: `${CODES}/all`, label: t('codes.batches.redeemedTab') },
      ]}
    />
  );
}
