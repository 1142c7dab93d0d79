import { Switch } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useRefusalText } from '../../../../lib/refusal-text.ts';
import { useCommand, useRoom } from '../../room/use-room.ts';
import { useBoardView, useMayDraw } from './use-board.ts';

interface Props {
  readonly children: ReactNode;
  /** This page shows what the teacher looks at. */
  readonly follows: boolean;
}
/** Below the board: who draws, what is wrong, and the buttons given. */
export function BoardBar({ children, follows }: Props) {
  const { t } = useTranslation();
  const { room, isHost } = useRoom();
  const say = useRefusalText();
  const set = useCommand('setBoard');
  const mayDraw = useMayDraw();
  const { trouble } = useBoardView();
  return (
    <figcaption>
      {isHost && (
        <Switch
          label={t('live.board.everybody')}
          checked={room.board.everybody}
          disabled={set.busy}
          onChange={(event) => set.send({ shown: true, everybody: event.currentTarget.checked })}
        />
      )}
      {children}
      <span aria-live="polite">
        {trouble ? say(trouble) : !isHost && (mayDraw ? t('live.board.youDraw') : follows && t('live.board.watch'))}
      </span>
    </figcaption>
  );
}
