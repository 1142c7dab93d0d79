import type { Device } from '@abhyas/contract/identity/devices';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { api, query } from '../../../lib/api.ts';
import { useRefusalText } from '../../../lib/refusal-text.ts';
import { useChange } from '../../../lib/use-change.ts';
import { ConfirmModal } from '../../../ui/overlays/confirm-modal.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { Stacked } from '../../../ui/page/page.tsx';
import { LoadFailed } from '../../../ui/status/load-failed.tsx';
import { ListSkeleton } from '../../../ui/status/skeletons.tsx';
import { toast } from '../../../ui/status/toast.tsx';
import { AccountFrame } from '../account/account-frame.tsx';
import { DeviceList } from './device-list.tsx';

interface Props {
  readonly area: 'student' | 'partner' | 'guardian';
  /** What else keeps the account safe. */
  readonly more?: ReactNode;
}

/** Where one is logged in: last use, address and place of each device, and how to log out there. */
export function DevicesScreen({ area, more }: Props) {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery(query(api.identity.listDevices));
  const [asksAll, setAsksAll] = useState(false);
  const { signOut, signOutOthers } = useSignOuts(() => setAsksAll(false));
  const others = data?.devices.filter(({ isThis }) => !isThis).length ?? 0;
  return (
    <AccountFrame
      area={area}
      open="devices"
      action={
        others > 0 && (
          <Button variant="outline" onClick={() => setAsksAll(true)}>
            {t('identity.devices.signOutOthers')}
          </Button>
        )
      }
    >
      <Stacked>
        <Card flush={data !== undefined} title={t('identity.devices.title')} note={t('identity.devices.subtitle')}>
          {data ? (
            <DeviceList
              devices={data.devices}
              limit={data.limit}
              onSignOut={(device: Device) => signOut.send(device)}
              leaving={signOut.given?.deviceId}
            />
          ) : error ? (
            <LoadFailed error={error} onRetry={() => void refetch()} />
          ) : (
            <ListSkeleton rows={3} />
          )}
        </Card>
        {more}
      </Stacked>
      <ConfirmModal
        opened={asksAll}
        onClose={() => setAsksAll(false)}
        title={t('identity.devices.others.title')}
        confirmLabel={t('identity.devices.others.confirm', { count: others })}
        onConfirm={() => signOutOthers.send()}
        busy={signOutOthers.busy}
      >
        {t('identity.devices.others.text')}
      </ConfirmModal>
    </AccountFrame>
  );
}

function useSignOuts(onDone: () => void) {
  const { t } = useTranslation();
  const say = useRefusalText();
  const settled = {
    stale: [api.identity.listDevices],
    after: onDone,
    inline: true,
    refused: (error: Error) => {
      toast.bad(t('identity.devices.failed'), { text: say(error) });
      onDone();
    },
  };
  const signOut = useChange(({ deviceId }: Device) => api.identity.signOutDevice({ params: { deviceId } }), {
    said: t('identity.devices.signedOut', { count: 1 }),
    ...settled,
  });
  const signOutOthers = useChange(() => api.identity.signOutDevices({ body: {} }), {
    said: ({ signedOut }) => t('identity.devices.signedOut', { count: signedOut }),
    ...settled,
  });
  return { signOut, signOutOthers };
}
