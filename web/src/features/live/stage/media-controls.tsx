import {
  IconCheck,
  IconHeadphones,
  IconMicrophone,
  IconMicrophoneOff,
  IconScreenShare,
  IconSettings,
  IconVideo,
  IconVideoOff,
} from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon, type TablerIcon } from '../../../ui/controls/icon.tsx';
import roomClasses from '../room/room.module.css';
import { useCommand, useRoom } from '../room/use-room.ts';
import { DevicesDialog } from './device-choice.tsx';
import { canShareScreen } from './devices.ts';
import { useMediaView } from './use-media.ts';

/** What somebody who is heard and seen does with the own microphone, camera and screen. */
export function SendingControls() {
  const { t } = useTranslation();
  const { visit, isHost } = useRoom();
  const { media } = visit;
  const { own, state } = useMediaView(media);
  if (state === 'absent') return null;
  const isHeard = own.mic !== undefined && !own.mic.muted;
  return (
    <>
      <Control
        icon={isHeard ? IconMicrophone : IconMicrophoneOff}
        label={t(isHeard ? 'live.stage.mute' : 'live.stage.unmute')}
        isOn={isHeard}
        onClick={() => (own.mic ? media.mute(!own.mic.muted) : void media.turnOn('mic'))}
      />
      <Control
        icon={own.cam ? IconVideo : IconVideoOff}
        label={t(own.cam ? 'live.stage.cameraOff' : 'live.stage.cameraOn')}
        isOn={own.cam !== undefined}
        onClick={() => (own.cam ? media.turnOff('cam') : void media.turnOn('cam'))}
      />
      {isHost && canShareScreen() && (
        <Control
          icon={IconScreenShare}
          label={t(own.screen ? 'live.stage.screenOff' : 'live.stage.screenOn')}
          isOn={own.screen !== undefined}
          onClick={() => (own.screen ? media.turnOff('screen') : void media.turnOn('screen'))}
        />
      )}
    </>
  );
}

/** What a student does: the own devices while they speak, and sound alone. */
export function StudentControls() {
  const { t } = useTranslation();
  const { room } = useRoom();
  const demote = useCommand('demoteStudent');
  const { accountId } = room.me;
  const speaks = room.people.some((one) => one.accountId === accountId && one.speaks);
  return (
    <>
      {speaks && <SendingControls />}
      {speaks && <Control icon={IconCheck} label={t('live.stage.done')} onClick={() => demote.send({ accountId })} />}
      <SaveData />
    </>
  );
}

/** Which camera, microphone and loudspeaker. */
export function DevicesControl() {
  const { t } = useTranslation();
  const { media } = useRoom().visit;
  const { state } = useMediaView(media);
  const [isOpen, setOpen] = useState(false);
  if (state === 'absent') return null;
  return (
    <>
      <Control icon={IconSettings} label={t('live.devices.devices')} onClick={() => setOpen(true)} />
      {isOpen && <DevicesDialog media={media} onClose={() => setOpen(false)} />}
    </>
  );
}

function SaveData() {
  const { t } = useTranslation();
  const { media } = useRoom().visit;
  const { wantsPicture, state } = useMediaView(media);
  if (state === 'absent') return null;
  return (
    <Control
      icon={IconHeadphones}
      label={t('live.stage.saveData')}
      isPressed={!wantsPicture}
      onClick={() => void media.wantPicture(!wantsPicture)}
    />
  );
}

interface ControlProps {
  readonly icon: TablerIcon;
  readonly label: string;
  readonly isOn?: boolean;
  /** A switch whose words stay the same. */
  readonly isPressed?: boolean;
  readonly onClick: () => void;
}
function Control({ icon, label, isOn, isPressed, onClick }: ControlProps) {
  return (
    <button
      type="button"
      className={roomClasses['control']}
      data-on={isOn || undefined}
      aria-pressed={isPressed}
      onClick={onClick}
    >
      <Icon of={icon} size={22} />
      {label}
    </button>
  );
}
