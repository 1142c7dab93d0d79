import { Select } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Quiet } from '../../../ui/layout/quiet.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { Notice } from '../../../ui/status/notice.tsx';
import { useRoom } from '../room/use-room.ts';
import { chosenDevice, type DeviceKind, deviceKinds, type Devices, listDevices } from './devices.ts';
import { canChooseSpeaker } from './loudspeaker.ts';
import type { RoomMedia } from './room-media.ts';
import { useMediaView } from './use-media.ts';

/** What can be chosen: asked anew when something is plugged in, and when a device opens, for the browser names them only then. */
export function useDevices(media: RoomMedia): Devices {
  const { own } = useMediaView(media);
  const opened = [own.mic?.track.id, own.cam?.track.id];
  const { data = none, refetch } = useQuery({
    queryKey: ['live', 'devices', ...opened],
    queryFn: listDevices,
    placeholderData: keepPreviousData,
    gcTime: 0,
    networkMode: 'always',
  });
  useEffect(() => {
    const devices = navigator.mediaDevices as MediaDevices | undefined;
    const again = () => void refetch();
    devices?.addEventListener('devicechange', again);
    return () => devices?.removeEventListener('devicechange', again);
  }, [refetch]);
  return canChooseSpeaker() ? data : { ...data, speaker: none.speaker };
}
const none: Devices = { mic: [], cam: [], speaker: [] };

interface ChoiceProps {
  readonly media: RoomMedia;
  readonly kind: DeviceKind;
  readonly devices: Devices;
}
/** One of several cameras, microphones or loudspeakers; nothing where there is no choice. */
export function DeviceChoice({ media, kind, devices: { [kind]: found } }: ChoiceProps) {
  const { t } = useTranslation();
  const { own, speaker } = useMediaView(media);
  if (found.length < 2) return null;
  const inUse = kind === 'speaker' ? speaker : own[kind]?.track.getSettings().deviceId;
  const known = [inUse, chosenDevice(kind)].find((id) => found.some((one) => one.id === id));
  return (
    <Select
      label={t(`live.devices.which.${kind}`)}
      allowDeselect={false}
      value={known ?? found[0]!.id}
      onChange={(id) => id !== null && void media.choose(kind, id)}
      data={found.map(({ id, name }) => ({ value: id, label: name }))}
    />
  );
}

/** Inside the class: which camera, microphone and loudspeaker. */
export function DevicesDialog({ media, onClose }: { readonly media: RoomMedia; readonly onClose: () => void }) {
  const { t } = useTranslation();
  const devices = useDevices(media);
  const isAny = deviceKinds.some((kind) => devices[kind].length > 1);
  return (
    <Dialog opened onClose={onClose} title={t('live.devices.title')}>
      <Stack gap={3}>
        {deviceKinds.map((kind) => (
          <DeviceChoice key={kind} media={media} kind={kind} devices={devices} />
        ))}
        <TroubleOf media={media} />
        <Quiet as="p">{t(isAny ? 'live.devices.kept' : 'live.devices.noChoice')}</Quiet>
      </Stack>
    </Dialog>
  );
}

/** Why a device gives nothing, and what to do about it; a screen that the person did not choose is no trouble. */
export function TroubleOf({ media }: { readonly media: RoomMedia }) {
  const { t } = useTranslation();
  const { trouble } = useMediaView(media);
  if (!trouble || (trouble.source === 'screen' && trouble.why !== 'full')) return null;
  return (
    <Notice tone="warn" live title={t(`live.devices.trouble.${trouble.source}`)}>
      {t(`live.devices.advice.${trouble.why}`)}
    </Notice>
  );
}

export function DeviceTroubleNotice() {
  return <TroubleOf media={useRoom().visit.media} />;
}
