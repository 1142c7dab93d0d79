import type { ConsentReceipt } from '@abhyas/contract/identity/guardians';
import { Button } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';
import { Icon } from '../../../ui/controls/icon.tsx';
import classes from './guardians.module.css';
import { printReceipt } from './print-receipt.ts';

/** Each time that somebody agreed or took it back: what, when, under which text; printable. */
export function ReceiptList({ receipts }: { readonly receipts: readonly ConsentReceipt[] }) {
  const { t } = useTranslation();
  const format = useFormat();
  const said = (receipt: ConsentReceipt) =>
    receipt.decisions
      .map(({ purpose, granted }) =>
        t(granted ? 'identity.guardians.receipts.gave' : 'identity.guardians.receipts.took', {
          purpose: t(`identity.guardians.purposes.${purpose}`),
        }),
      )
      .join('; ');
  const print = (receipt: ConsentReceipt) =>
    printReceipt({
      title: t('identity.guardians.receipts.one'),
      rows: [
        [t('identity.guardians.receipts.number'), receipt.receiptId],
        [t('identity.guardians.receipts.institute'), receipt.institute],
        [t('identity.guardians.receipts.child'), receipt.student],
        [t('identity.guardians.receipts.by'), receipt.givenBy],
        [
          t('identity.guardians.receipts.when'),
          `${format.dateTime(receipt.at)} ${format.zone(receipt.at)}, ${format.date(receipt.at)}`,
        ],
        [t('identity.guardians.receipts.version'), String(receipt.policyVersion)],
        [t('identity.guardians.receipts.proof'), t(`identity.guardians.receipts.proofs.${receipt.provenBy}`)],
        [t('identity.guardians.receipts.decided'), said(receipt)],
      ],
    });
  return (
    <ul className={classes['list']}>
      {receipts.map((receipt) => (
        <li key={receipt.receiptId} className={classes['guardian']}>
          <span className={classes['words']}>
            <b>
              {format.date(receipt.at)}, {format.time(receipt.at)}
            </b>
            <span>{said(receipt)}</span>
            <span>
              {receipt.givenBy} · {t('identity.guardians.receipts.versionOf', { version: receipt.policyVersion })}
            </span>
          </span>
          <Button
            variant="outline"
            size="sm"
            leftSection={<Icon of={IconPrinter} size={16} />}
            onClick={() => print(receipt)}
          >
            {t('identity.guardians.receipts.print')}
          </Button>
        </li>
      ))}
    </ul>
  );
}
