import { Button } from '@mantine/core';
import { IconMailFast } from '@tabler/icons-react';
import { createFileRoute, Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { NoticesScreen } from '../../../features/notices/inbox/notices-screen.tsx';
import { noticesSearch } from '../../../features/notices/addresses.ts';
import { can, useMe } from '../../../lib/session.ts';
import { Icon } from '../../../ui/controls/icon.tsx';

export const Route = createFileRoute('/partner/notices/')({ validateSearch: noticesSearch.read, component: Notices });

function Notices() {
  const { t } = useTranslation();
  const me = useMe();
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <NoticesScreen
      search={search}
      onSearch={(patch) => void navigate({ search: (before) => noticesSearch.patch(before, patch) })}
      log={
        can(me, 'people.read') && (
          <Button
            component={Link}
            to="/partner/notices/deliveries"
            variant="ghost"
            leftSection={<Icon of={IconMailFast} size={16} />}
          >
            {t('notices.log.open')}
          </Button>
        )
      }
    />
  );
}
