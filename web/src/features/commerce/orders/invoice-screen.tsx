import { Button } from '@mantine/core';
import { IconDownload, IconPrinter } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api, query } from '../../../lib/api.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { useChange } from '../../../lib/use-change.ts';
import { Icon } from '../../../ui/controls/icon.tsx';
import { Row } from '../../../ui/layout/stack.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { Loaded } from '../../../ui/status/loaded.tsx';
import { CardSkeleton } from '../../../ui/status/skeletons.tsx';
import { InvoiceSheet } from './invoice-sheet.tsx';

/** The invoice of an order as it was issued, on one sheet that prints, or is saved as PDF by the browser. */
export function InvoiceScreen({ orderId }: { readonly orderId: string }) {
  const { t } = useTranslation();
  const invoice = useQuery(query(api.commerce.showInvoice, { params: { orderId } }));
  const take = useChange(() => api.commerce.downloadInvoice({ params: { orderId } }), {
    after: (file) => saveFile(`${(invoice.data?.number ?? '').replaceAll('/', '-')}.pdf`, file as Blob),
  });
  return (
    <Page
      title={
        invoice.data ? t('commerce.invoice.title', { number: invoice.data.number }) : t('commerce.invoice.invoice')
      }
      breadcrumbs={[
        { label: t('commerce.orders.title'), to: '/student/orders' },
        { label: invoice.data?.orderNumber ?? '', to: `/student/orders/${orderId}` },
      ]}
      action={
        <Row gap={3}>
          <Button variant="outline" leftSection={<Icon of={IconPrinter} size={18} />} onClick={() => window.print()}>
            {t('commerce.invoice.print')}
          </Button>
          <Button
            variant="action"
            leftSection={<Icon of={IconDownload} size={18} />}
            loading={take.busy}
            onClick={() => take.send()}
          >
            {t('commerce.invoice.download')}
          </Button>
        </Row>
      }
    >
      <Loaded query={invoice} card skeleton={<CardSkeleton lines={12} />}>
        {(document) => <InvoiceSheet of={document} />}
      </Loaded>
    </Page>
  );
}
