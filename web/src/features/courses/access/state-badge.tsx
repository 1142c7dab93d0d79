import type { GrantState } from '@abhyas/contract/entitlements/access';
import { IconBan, IconCheck, IconClock, IconClockX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Badge } from '../../../ui/status/badge.tsx';

const looks = {
  current: { tone: 'good', icon: IconCheck },
  upcoming: { tone: 'info', icon: IconClock },
  ended: { tone: 'neutral', icon: IconClockX },
  revoked: { tone: 'bad', icon: IconBan },
} as const satisfies Record<GrantState, unknown>;

/** How access stands now. */
export function StateBadge({ state }: { readonly state: GrantState }) {
  const { t } = useTranslation();
  return <Badge {...looks[state]}>{t(`courses.access.states.${state}`)}</Badge>;
}
