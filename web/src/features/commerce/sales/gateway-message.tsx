import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api, query } from '../../../lib/api.ts';
import { useFormat } from '../../../lib/format.ts';
import { Quiet } from '../../../ui/layout/quiet.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { Loaded } from '../../../ui/status/loaded.tsx';
import { Notice } from '../../../ui/status/notice.tsx';
import { CardSkeleton } from '../../../ui/status/skeletons.tsx';
import classes from './gateway-message.module.css';

interface Props {
  readonly orderId: string;
  readonly messageId: string;
  readonly onClose: () => void;
}

/** What a gateway sent, byte for byte; JSON stands in lines. */
export function GatewayMessage({ orderId, messageId, onClose }: Props) {
  const { t } = useTranslation();
  const { dateTime } = useFormat();
  const message = useQuery(query(api.commerce.showGatewayMessage, { params: { orderId, messageId } }));
  return (
    <Dialog opened onClose={onClose} title={t('commerce.sales.message')} size="lg">
      <Loaded query={message} skeleton={<CardSkeleton lines={6} />}>
        {({ receivedAt, genuine, body }) => (
          <Stack gap={3}>
            {!genuine && <Notice tone="bad">{t('commerce.sales.forged')}</Notice>}
            <Quiet size="sm">{t('commerce.sales.received', { at: dateTime(receivedAt) })}</Quiet>
            <pre className={classes['bytes']}>{inLines(body)}</pre>
          </Stack>
        )}
      </Loaded>
    </Dialog>
  );
}

function inLines(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body), undefined, 2);
  } catch {
    return body.replaceAll('&', '\n');
  }
}
