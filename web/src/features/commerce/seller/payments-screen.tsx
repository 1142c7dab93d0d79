import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api, query } from '../../../lib/api.ts';
import { Page, Stacked } from '../../../ui/page/page.tsx';
import { Loaded } from '../../../ui/status/loaded.tsx';
import { Notice } from '../../../ui/status/notice.tsx';
import { CardSkeleton } from '../../../ui/status/skeletons.tsx';
import { FirstOffered } from '../gateways/first-offered.tsx';
import { GatewayCard } from '../gateways/gateway-card.tsx';
import { OfflineWaysCard } from '../gateways/offline/offline-ways-card.tsx';
import { WalletRulesCard } from '../wallet/wallet-rules-form.tsx';
import { SellerForm } from './seller-form.tsx';

/** How the institute takes money: its payment companies, and what stands on its invoices. */
export function PaymentsScreen() {
  const { t } = useTranslation();
  const gateways = useQuery({ ...query(api.commerce.listGateways), refetchOnWindowFocus: false });
  const seller = useQuery({ ...query(api.commerce.showSeller), refetchOnWindowFocus: false });
  return (
    <Page title={t('tenancy.rules.sections.payments')} subtitle={t('commerce.seller.subtitle')}>
      <Stacked>
        <Loaded query={gateways} card skeleton={<CardSkeleton lines={6} />}>
          {({ rows, can }) => (
            <>
              {!can.edit && <Notice tone="info">{t('tenancy.settings.readOnly')}</Notice>}
              {rows.every(({ open, simulated }) => !open && !simulated) && (
                <Notice tone="warn">{t('commerce.keys.none')}</Notice>
              )}
              {rows.map((row) => (
                <GatewayCard key={row.gateway} account={row} readOnly={!can.edit} />
              ))}
              {can.edit && <FirstOffered />}
            </>
          )}
        </Loaded>
        <OfflineWaysCard />
        <Loaded query={seller} card skeleton={<CardSkeleton lines={8} />}>
          {({ can, ...saved }) => <SellerForm saved={saved} readOnly={!can.edit} />}
        </Loaded>
        <WalletRulesCard />
      </Stacked>
    </Page>
  );
}
