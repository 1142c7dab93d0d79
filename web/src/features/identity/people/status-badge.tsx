import type { PersonStatus } from '@abhyas/contract/identity/people';
import { IconBan, IconCircleCheck, IconDoorExit, IconHelpCircle, IconMail } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Badge } from '../../../ui/status/badge.tsx';

const looks = {
  active: { tone: 'good', icon: IconCircleCheck },
  invited: { tone: 'info', icon: IconMail },
  unverified: { tone: 'warn', icon: IconHelpCircle },
  blocked: { tone: 'bad', icon: IconBan },
  left: { tone: 'neutral', icon: IconDoorExit },
} as const;

/** How an account stands. */
export function StatusBadge({ status }: { readonly status: PersonStatus }) {
  const { t } = useTranslation();
  const { tone, icon } = looks[status];
  return (
    <Badge tone={tone} icon={icon}>
      {t(`identity.people.statuses.${status}`)}
    </Badge>
  );
}
