import type { ReferralState } from '@abhyas/contract/engagement/referrals';
import { useTranslation } from 'react-i18next';
import { Badge } from '../../../ui/status/badge.tsx';

const tones = { pending: 'neutral', waiting: 'accent', paid: 'good' } as const;

interface Props {
  readonly state: ReferralState;
}

/** How far the invitation of a friend is. */
export function ReferralBadge({ state }: Props) {
  const { t } = useTranslation();
  return <Badge tone={tones[state]}>{t(`engagement.refer.states.${state}`)}</Badge>;
}
