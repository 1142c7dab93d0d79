import { Button } from '@mantine/core';
import { IconCalendarPlus, IconRefresh } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api, query } from '../../../lib/api.ts';
import { useChange } from '../../../lib/use-change.ts';
import { Icon } from '../../../ui/controls/icon.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { ConfirmModal } from '../../../ui/overlays/confirm-modal.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { GiveLink } from '../../../ui/share/give-link.tsx';
import { Loaded } from '../../../ui/status/loaded.tsx';
import { CardSkeleton } from '../../../ui/status/skeletons.tsx';

/** The own classes in the calendar of a phone or computer, by a secret address. */
export function CalendarLink() {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="outline" leftSection={<Icon of={IconCalendarPlus} size={16} />} onClick={() => setOpen(true)}>
        {t('live.calendar.open')}
      </Button>
      <Dialog opened={isOpen} onClose={() => setOpen(false)} title={t('live.calendar.title')}>
        <Address />
      </Dialog>
    </>
  );
}

function Address() {
  const { t } = useTranslation();
  const [isRenewing, setRenewing] = useState(false);
  const mine = useQuery(query(api.live.showMyCalendar));
  const renew = useChange(() => api.live.renewMyCalendar(), {
    stale: [api.live.showMyCalendar],
    after: () => setRenewing(false),
  });
  return (
    <Loaded query={mine} skeleton={<CardSkeleton lines={2} />}>
      {({ path }) => (
        <Stack gap={3}>
          <p>{t('live.calendar.text')}</p>
          {path === null ? (
            <Button variant="action" loading={renew.busy} onClick={() => renew.send()}>
              {t('live.calendar.make')}
            </Button>
          ) : (
            <>
              <GiveLink title={t('live.calendar.title')} url={new URL(path, window.location.origin).href} />
              <Button
                variant="ghost"
                leftSection={<Icon of={IconRefresh} size={16} />}
                onClick={() => setRenewing(true)}
              >
                {t('live.calendar.renew')}
              </Button>
            </>
          )}
          <ConfirmModal
            opened={isRenewing}
            onClose={() => setRenewing(false)}
            title={t('live.calendar.renewTitle')}
            confirmLabel={t('live.calendar.renew')}
            busy={renew.busy}
            onConfirm={() => renew.send()}
          >
            {t('live.calendar.renewText')}
          </ConfirmModal>
        </Stack>
      )}
    </Loaded>
  );
}
