import type { GatewayAccount } from '@abhyas/contract/commerce/gateways';
import { IconCopy } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { copyText } from '../../../lib/copy-text.ts';
import { useFormat } from '../../../lib/format.ts';
import { IconButton } from '../../../ui/controls/icon-button.tsx';
import { Facts } from '../../../ui/layout/facts.tsx';
import { Row } from '../../../ui/layout/stack.tsx';
import { toast } from '../../../ui/status/toast.tsx';

/** Where the payment company tells us of payments, to be copied into its own settings, and when it last did. */
export function WebhookAddress({ account: { webhookUrl, lastHeardAt } }: { readonly account: GatewayAccount }) {
  const { t } = useTranslation();
  const { dateTime } = useFormat();
  const copy = async () => {
    if (await copyText(webhookUrl)) toast.good(t('commerce.keys.copied'));
  };
  return (
    <Facts
      kind="columns"
      items={[
        {
          label: t('commerce.keys.webhook'),
          value: (
            <Row gap={1}>
              <code>{webhookUrl}</code>
              <IconButton icon={IconCopy} label={t('commerce.keys.copy')} onClick={() => void copy()} />
            </Row>
          ),
        },
        {
          label: t('commerce.keys.heard'),
          value: lastHeardAt === null ? t('commerce.keys.neverHeard') : dateTime(lastHeardAt),
        },
      ]}
    />
  );
}
