import type { Wallet } from '@abhyas/contract/commerce/wallet';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';
import { Quiet } from '../../../ui/layout/quiet.tsx';
import { Row, Stack } from '../../../ui/layout/stack.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { Badge } from '../../../ui/status/badge.tsx';
import classes from './wallet-figures.module.css';

/** From so many days before its end it is said how many are left. */
const SOON_DAYS = 14;

/** What can be spent, as cash and as promo money with its ends. */
export function WalletFigures({ wallet }: { readonly wallet: Wallet }) {
  const { t } = useTranslation();
  const { money } = useFormat();
  return (
    <Card flush label={t('commerce.wallet.spendable')}>
      <dl className={classes['figures']}>
        <Figure label={t('commerce.wallet.spendable')} value={money(wallet.spendablePaise)} main>
          <Quiet size="sm">{t('commerce.wallet.spendableHelp')}</Quiet>
        </Figure>
        <Figure label={t('commerce.wallet.cash')} value={money(wallet.cashPaise)}>
          <Quiet size="sm">{t('commerce.wallet.cashHelp')}</Quiet>
        </Figure>
        <Figure label={t('commerce.wallet.promo')} value={money(wallet.promoPaise)}>
          <Promos promos={wallet.promos} />
        </Figure>
      </dl>
    </Card>
  );
}

interface FigureProps {
  readonly label: string;
  readonly value: string;
  readonly main?: boolean;
  readonly children: React.ReactNode;
}
function Figure({ label, value, main, children }: FigureProps) {
  return (
    <div>
      <dt>{label}</dt>
      <dd data-main={main || undefined}>
        <b>{value}</b>
        {children}
      </dd>
    </div>
  );
}

function Promos({ promos }: Pick<Wallet, 'promos'>) {
  const { t } = useTranslation();
  const { money, shortDate } = useFormat();
  if (promos.length === 0) return <Quiet size="sm">{t('commerce.wallet.noPromo')}</Quiet>;
  return (
    <Stack as="ul" gap={2}>
      {promos.map(({ leftPaise, endsAt, days: count }) => {
        const soon = count <= SOON_DAYS;
        return (
          <Row as="li" key={endsAt} gap={2}>
            <b>{money(leftPaise)}</b>
            <Badge tone={soon ? 'warn' : 'neutral'}>
              {t(`commerce.wallet.${soon ? 'useBySoon' : 'useBy'}`, { at: shortDate(endsAt), count })}
            </Badge>
          </Row>
        );
      })}
    </Stack>
  );
}
