import type { GatewayName } from '@abhyas/contract/commerce/shapes';
import { Button } from '@mantine/core';
import { IconCheck, IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../lib/api.ts';
import { useChange } from '../../../lib/use-change.ts';
import { Row } from '../../../ui/layout/stack.tsx';
import { Badge } from '../../../ui/status/badge.tsx';

/** Asks the payment company whether it knows the keys that are kept, and says so beside the button. */
export function TestKeys({ gateway }: { readonly gateway: GatewayName }) {
  const { t } = useTranslation();
  const test = useChange(() => api.commerce.testGateway({ params: { gateway } }));
  return (
    <Row gap={3}>
      {test.reply && (
        <span role="status">
          <Badge tone={test.reply.works ? 'good' : 'bad'} icon={test.reply.works ? IconCheck : IconX}>
            {t(test.reply.works ? 'commerce.keys.work' : 'commerce.keys.wrong')}
          </Badge>
        </span>
      )}
      <Button variant="outline" loading={test.busy} onClick={() => test.send()}>
        {t('commerce.keys.test')}
      </Button>
    </Row>
  );
}
