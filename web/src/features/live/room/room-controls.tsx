import { IconHandStop } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../ui/controls/icon.tsx';
import { DevicesControl, SendingControls, StudentControls } from '../stage/media-controls.tsx';
import classes from './room.module.css';
import { useCommand, useRoom } from './use-room.ts';

/** What can be done, within reach of a thumb: the own devices, a student's hand, or what `teacher` says. */
export function RoomControls({ teacher }: { readonly teacher: ReactNode }) {
  const { t } = useTranslation();
  const { isHost } = useRoom();
  return (
    <footer className={classes['controls']} aria-label={t('live.room.controls')}>
      {isHost ? (
        <>
          <SendingControls />
          {teacher}
        </>
      ) : (
        <>
          <HandButton />
          <StudentControls />
        </>
      )}
      <DevicesControl />
    </footer>
  );
}

function HandButton() {
  const { t } = useTranslation();
  const { room } = useRoom();
  const raise = useCommand('raiseHand');
  const lower = useCommand('lowerHand');
  const isUp = room.people.some(({ accountId, hand }) => accountId === room.me.accountId && hand !== null);
  return (
    <button
      type="button"
      className={classes['control']}
      aria-pressed={isUp}
      disabled={raise.busy || lower.busy}
      onClick={() => (isUp ? lower.send({}) : raise.send({}))}
    >
      <Icon of={IconHandStop} size={22} />
      {t(isUp ? 'live.room.hands.lower' : 'live.room.hands.raise')}
    </button>
  );
}
