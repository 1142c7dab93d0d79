import { Button } from '@mantine/core';
import { IconMicrophone, IconVideo, IconVolume } from '@tabler/icons-react';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TablerIcon } from '../../../ui/controls/icon.tsx';
import { Tile } from '../../../ui/figures/tile.tsx';
import { Quiet } from '../../../ui/layout/quiet.tsx';
import { RowList } from '../../../ui/layout/row-list.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { deviceKinds, listenTo } from './devices.ts';
import { DeviceChoice, TroubleOf, useDevices } from './device-choice.tsx';
import { playTones } from './loudspeaker.ts';
import { Picture } from './picture.tsx';
import type { RoomMedia } from './room-media.ts';
import classes from './stage.module.css';
import { useMediaView } from './use-media.ts';

interface Props {
  readonly media: RoomMedia;
  /** What is on goes along into the class; a student’s is off again until the teacher calls. */
  readonly teaches: boolean;
}

/** Before the class: the own microphone with its level, the own camera with its picture, and what to do where one gives nothing. */
export function DeviceCheck({ media, teaches }: Props) {
  const { t } = useTranslation();
  const { own } = useMediaView(media);
  const devices = useDevices(media);
  return (
    <>
      <RowList label={t('live.devices.title')}>
        <Speaker media={media} />
        <Device
          icon={IconMicrophone}
          title={t('live.devices.mic')}
          isOn={own.mic !== undefined}
          text={
            own.mic ? <Heard track={own.mic.track} /> : t(teaches ? 'live.devices.off' : 'live.devices.offUntilCalled')
          }
          onSwitch={(on) => (on ? void media.turnOn('mic') : media.turnOff('mic'))}
        />
        <Device
          icon={IconVideo}
          title={t('live.devices.cam')}
          isOn={own.cam !== undefined}
          text={t(own.cam ? 'live.devices.camWorks' : teaches ? 'live.devices.off' : 'live.devices.camNotNeeded')}
          onSwitch={(on) => (on ? void media.turnOn('cam') : media.turnOff('cam'))}
        />
      </RowList>
      {own.cam && (
        <Picture track={own.cam.track} label={t('live.stage.ownPicture')} mirrored className={classes['preview']} />
      )}
      {deviceKinds.map((kind) => (
        <DeviceChoice key={kind} media={media} kind={kind} devices={devices} />
      ))}
      <TroubleOf media={media} />
      {teaches && (own.mic || own.cam) && <Quiet size="sm">{t('live.devices.goAlong')}</Quiet>}
    </>
  );
}

/** Plays something, for only the person knows whether it is heard. */
function Speaker({ media }: Pick<Props, 'media'>) {
  const { t } = useTranslation();
  const { speaker } = useMediaView(media);
  const [state, setState] = useState<'idle' | 'plays' | 'played' | 'silent'>('idle');
  const play = () => {
    setState('plays');
    playTones(speaker).then(
      () => setState('played'),
      () => setState('silent'),
    );
  };
  return (
    <li>
      <Tile icon={IconVolume} tone={state === 'silent' ? 'warn' : 'neutral'} />
      <Stack gap={0} className={classes['grow']}>
        <b>{t('live.devices.speaker')}</b>
        <Quiet size="sm">
          <span aria-live="polite">{t(`live.devices.sound.${state}`)}</span>
        </Quiet>
      </Stack>
      <Button
        variant="ghost"
        size="sm"
        aria-label={t('live.devices.playSound')}
        disabled={state === 'plays'}
        onClick={play}
      >
        {t('live.devices.play')}
      </Button>
    </li>
  );
}

interface DeviceProps {
  readonly icon: TablerIcon;
  readonly title: string;
  readonly text: ReactNode;
  readonly isOn: boolean;
  readonly onSwitch: (on: boolean) => void;
}
function Device({ icon, title, text, isOn, onSwitch }: DeviceProps) {
  const { t } = useTranslation();
  return (
    <li>
      <Tile icon={icon} tone={isOn ? 'good' : 'neutral'} />
      <Stack gap={0} className={classes['grow']}>
        <b>{title}</b>
        <Quiet size="sm">{text}</Quiet>
      </Stack>
      <Button
        variant="ghost"
        size="sm"
        aria-label={`${title}: ${t(isOn ? 'live.devices.turnOff' : 'live.devices.try')}`}
        onClick={() => onSwitch(!isOn)}
      >
        {t(isOn ? 'live.devices.turnOff' : 'live.devices.try')}
      </Button>
    </li>
  );
}

const STEPS = [0.05, 0.15, 0.3, 0.5, 0.75];

/** How loud it is, and in words whether it is loud enough. */
function Heard({ track }: { readonly track: MediaStreamTrack }) {
  const { t } = useTranslation();
  const [level, setLevel] = useState(0);
  const [wasHeard, setHeard] = useState(false);
  useEffect(
    () =>
      listenTo(track, (now) => {
        setLevel(now);
        if (now > STEPS[1]!) setHeard(true);
      }),
    [track],
  );
  return (
    <>
      <span className={classes['level']} aria-hidden="true">
        {STEPS.map((step) => (
          <span key={step} data-on={level > step || undefined} />
        ))}
      </span>
      <span aria-live="polite">{t(wasHeard ? 'live.devices.heard' : 'live.devices.saySomething')}</span>
    </>
  );
}
