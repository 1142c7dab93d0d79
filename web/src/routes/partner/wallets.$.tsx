import { createFileRoute } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { type WalletsPatch, type WalletsSearch, walletsSearch } from '../../features/commerce/staff-addresses.ts';
import { WalletsScreen } from '../../features/commerce/wallet/wallets-screen.tsx';
import { ReferralsScreen } from '../../features/engagement/referrals/referrals-screen.tsx';
import { allows, useInstitute } from '../../lib/institute.ts';
import { LinkTabs } from '../../ui/layout/link-tabs.tsx';

/** Wallets, and under `referrals` who invited whom, where the institute refers. */
export const Route = createFileRoute('/partner/wallets/$')({
  validateSearch: (raw: WalletsSearch) => raw,
  component: Wallets,
});

function Wallets() {
  const { _splat: what } = Route.useParams();
  const search = walletsSearch.read(Route.useSearch());
  const navigate = Route.useNavigate();
  const onSearch = (patch: WalletsPatch) =>
    void navigate({ search: (before) => walletsSearch.patch(before, patch), replace: 'search' in patch });
  const tabs = allows(useInstitute(), 'referAndEarn') && <Tabs />;
  return what === 'referrals' ? (
    <ReferralsScreen search={search} onSearch={onSearch} tabs={tabs} />
  ) : (
    <WalletsScreen search={search} onSearch={onSearch} tabs={tabs} />
  );
}

function Tabs() {
  const { t } = useTranslation();
  return (
    <LinkTabs
      label={t('commerce.wallets.title')}
      pages={[
        { to: '/partner/wallets', label: t('commerce.wallets.title') },
        { to: '/partner/wallets/referrals', label: t('engagement.referrals.title') },
      ]}
    />
  );
}
