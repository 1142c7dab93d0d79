import type { SalesDocument } from '@abhyas/contract/commerce/sales/sales-document';
import { indianStates, type StateCode } from '@abhyas/contract/commerce/rules/states';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';
import { Facts } from '../../../ui/layout/facts.tsx';
import { Quiet } from '../../../ui/layout/quiet.tsx';
import { Card } from '../../../ui/page/card.tsx';
import classes from './invoice.module.css';
import { InvoiceLines } from './invoice-lines.tsx';

interface Given {
  readonly of: SalesDocument;
}

/** An invoice, a bill of supply or a credit note as it was issued. */
export function InvoiceSheet({ of: document }: Given) {
  const { t } = useTranslation();
  const { seller } = document;
  return (
    <Card className={classes['sheet']} label={t('commerce.invoice.title', { number: document.number })}>
      <header className={classes['head']}>
        <div>
          <b>{seller.legalName}</b>
          {seller.address && <Quiet as="p">{seller.address}</Quiet>}
          {seller.gstin && <Quiet as="p">{t('commerce.invoice.gstin', { gstin: seller.gstin })}</Quiet>}
          {seller.email && <Quiet as="p">{seller.email}</Quiet>}
        </div>
        <h2>{t(`commerce.invoice.kinds.${document.kind}`)}</h2>
      </header>
      <Parties of={document} />
      <InvoiceLines of={document} />
      <Sums of={document} />
      <Quiet as="p" size="xs">
        {t('commerce.invoice.valid')}
      </Quiet>
    </Card>
  );
}

function Parties({ of: document }: Given) {
  const { t } = useTranslation();
  const { date } = useFormat();
  const { buyer, placeOfSupply } = document;
  const state = (code: string) => `${code} ${indianStates[code as StateCode]}`;
  return (
    <div className={classes['parties']}>
      <div>
        <Quiet as="p" size="sm">
          {t('commerce.invoice.buyer')}
        </Quiet>
        <b>{buyer.name}</b>
        <p>{[buyer.address, buyer.city, buyer.pin].filter(Boolean).join(', ')}</p>
        <p>{buyer.email}</p>
        {buyer.gstin && <p>{t('commerce.invoice.gstin', { gstin: buyer.gstin })}</p>}
      </div>
      <Facts
        kind="lines"
        items={[
          { label: t('commerce.invoice.number'), value: document.number },
          { label: t('commerce.invoice.date'), value: date(document.issuedAt) },
          { label: t('commerce.order.number'), value: document.orderNumber },
          placeOfSupply !== null && { label: t('commerce.invoice.place'), value: state(placeOfSupply) },
        ]}
      />
    </div>
  );
}

function Sums({ of: { sums, paidBy } }: Given) {
  const { t } = useTranslation();
  const { money } = useFormat();
  return (
    <Facts
      kind="lines"
      className={classes['sums']}
      items={[
        { label: t('commerce.order.taxable'), value: money(sums.taxablePaise) },
        sums.cgstPaise > 0 && { label: 'CGST', value: money(sums.cgstPaise) },
        sums.sgstPaise > 0 && { label: 'SGST', value: money(sums.sgstPaise) },
        sums.igstPaise > 0 && { label: 'IGST', value: money(sums.igstPaise) },
        { label: t('commerce.invoice.total'), value: <b>{money(sums.totalPaise)}</b> },
        ...paidBy.map(({ way, reference, amountPaise }) => ({
          label: [
            way === 'credit'
              ? t('commerce.sales.methods.credit')
              : t('commerce.invoice.paidBy', { way: way.toUpperCase() }),
            reference,
          ]
            .filter(Boolean)
            .join(', '),
          value: money(amountPaise),
        })),
      ]}
    />
  );
}
