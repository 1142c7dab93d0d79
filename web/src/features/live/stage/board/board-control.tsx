import { IconChalkboard } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../../ui/controls/icon.tsx';
import classes from '../../room/room.module.css';
import { useCommand, useRoom } from '../../room/use-room.ts';

/** Shows the board to everybody, or puts it away; a screen that is shared stands before it and is ended. */
export function BoardControl() {
  const { t } = useTranslation();
  const { room, visit } = useRoom();
  const set = useCommand('setBoard');
  const { shown, everybody } = room.board;
  return (
    <button
      type="button"
      className={classes['control']}
      aria-pressed={shown}
      disabled={set.busy}
      onClick={() => {
        if (!shown && visit.media.view().own.screen) visit.media.turnOff('screen');
        set.send({ shown: !shown, everybody });
      }}
    >
      <Icon of={IconChalkboard} size={22} />
      {t('live.board.title')}
    </button>
  );
}
