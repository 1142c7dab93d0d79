import type { Device } from '@abhyas/contract/identity/devices';
import { Button } from '@mantine/core';
import { IconAppWindow, IconDeviceDesktop, IconDeviceMobile, IconDeviceTablet } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';
import { Tile } from '../../../ui/figures/tile.tsx';
import { Badge } from '../../../ui/status/badge.tsx';
import classes from './devices.module.css';

const icons = {
  computer: IconDeviceDesktop,
  phone: IconDeviceMobile,
  tablet: IconDeviceTablet,
  app: IconAppWindow,
} as const;

interface Props {
  readonly devices: readonly Device[];
  /** Devices that the institute allows at once. */
  readonly limit: number | null;
  readonly onSignOut: (device: Device) => void;
  /** The device that is being logged out. */
  readonly leaving: string | undefined;
}

/** One line a device: what it is, where and when it was used last. */
export function DeviceList({ devices, limit, onSignOut, leaving }: Props) {
  const { t } = useTranslation();
  const { number } = useFormat();
  return (
    <>
      <ul className={classes['list']} aria-label={t('identity.devices.title')}>
        {devices.map((device) => (
          <li key={device.deviceId} className={classes['device']}>
            <Tile icon={icons[device.kind]} tone={device.isThis ? 'accent' : 'neutral'} />
            <Words device={device} />
            {!device.isThis && (
              <Button
                variant="outline"
                size="sm"
                loading={leaving === device.deviceId}
                onClick={() => onSignOut(device)}
                aria-label={t('identity.devices.signOutNamed', { device: nameOf(device, t) })}
              >
                {t('identity.devices.signOut')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {limit !== null && (
        <p className={classes['limit']}>{t('identity.devices.limit', { count: limit, shown: number(limit) })}</p>
      )}
    </>
  );
}

type Translate = ReturnType<typeof useTranslation>['t'];
function nameOf({ browser, system }: Device, t: Translate): string {
  if (browser && system) return t('identity.devices.name', { browser, system });
  return browser || system || t('identity.devices.unknown');
}

function Words({ device }: { readonly device: Device }) {
  const { t, i18n } = useTranslation();
  const { dateTime } = useFormat();
  const { place, address, lastUsedAt, signedInAt, isThis } = device;
  const country = place && new Intl.DisplayNames([i18n.language], { type: 'region' }).of(place.country);
  const where = [place?.city, country, address].filter(Boolean).join(' · ');
  return (
    <div className={classes['words']}>
      <b>
        {nameOf(device, t)} {isThis && <Badge tone="good">{t('identity.devices.this')}</Badge>}
      </b>
      <span>{where}</span>
      <span>
        {isThis
          ? t('identity.devices.since', { at: dateTime(signedInAt) })
          : t('identity.devices.last', { at: dateTime(lastUsedAt), since: dateTime(signedInAt) })}
      </span>
    </div>
  );
}
