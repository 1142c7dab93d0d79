import type { OrderState } from '@abhyas/contract/commerce/shapes';
import {
  IconArrowBackUp,
  IconCheck,
  IconClock,
  IconCreditCardOff,
  IconFlag,
  IconHourglass,
  IconX,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { TablerIcon } from '../../../ui/controls/icon.tsx';
import { Badge } from '../../../ui/status/badge.tsx';
import type { Tone } from '../../../ui/tone.ts';

const faces: Readonly<Record<OrderState, { readonly icon: TablerIcon; readonly tone: Tone }>> = {
  placed: { icon: IconClock, tone: 'neutral' },
  awaiting: { icon: IconHourglass, tone: 'info' },
  failed: { icon: IconX, tone: 'bad' },
  paid: { icon: IconCheck, tone: 'good' },
  part_refunded: { icon: IconArrowBackUp, tone: 'warn' },
  refunded: { icon: IconArrowBackUp, tone: 'warn' },
  expired: { icon: IconCreditCardOff, tone: 'neutral' },
};

/** The state of an order as staff read it. */
export function SaleState({ state, toConfirm = false }: { readonly state: OrderState; readonly toConfirm?: boolean }) {
  const { t } = useTranslation();
  if (toConfirm)
    return (
      <Badge icon={IconFlag} tone="warn">
        {t('commerce.sales.states.toConfirm')}
      </Badge>
    );
  return <Badge {...faces[state]}>{t(`commerce.sales.states.${state}`)}</Badge>;
}
