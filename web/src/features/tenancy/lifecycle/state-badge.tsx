import type { InstituteState } from '@abhyas/contract/tenancy/lifecycle';
import { IconCircleCheck, IconCirclePause, IconCircleX, IconSparkles } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Badge } from '../../../ui/status/badge.tsx';

const looks = {
  trial: { tone: 'info', icon: IconSparkles },
  active: { tone: 'good', icon: IconCircleCheck },
  suspended: { tone: 'warn', icon: IconCirclePause },
  closed: { tone: 'bad', icon: IconCircleX },
} as const;

/** The state of an institute in a word. */
export function StateBadge({ state }: { readonly state: InstituteState }) {
  const { t } = useTranslation();
  return <Badge {...looks[state]}>{t(`tenancy.lifecycle.states.${state}`)}</Badge>;
}
