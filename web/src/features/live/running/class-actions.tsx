import { Button } from '@mantine/core';
import { IconDoorEnter, IconPlayerPlay, IconPlayerStop, IconUserCheck } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../lib/api.ts';
import { useChange } from '../../../lib/use-change.ts';
import { buttonFace } from '../../../ui/controls/button-face.ts';
import { Icon } from '../../../ui/controls/icon.tsx';
import { ConfirmModal } from '../../../ui/overlays/confirm-modal.tsx';
import type { StaffClass } from '../classes/class-screen.tsx';

/** Starts and ends a class, and leads to who was there. */
export function ClassActions({ one }: { readonly one: StaffClass }) {
  const { t } = useTranslation();
  const [ending, setEnding] = useState(false);
  const params = { classId: one.id };
  const stale = [['live']];
  const start = useChange(() => api.live.startClass({ params }), { stale, said: t('live.run.started') });
  const end = useChange(() => api.live.endClass({ params }), { stale, said: t('live.run.ended') });
  const hasBegun = one.state === 'live' || one.state === 'ended' || one.state === 'open';
  return (
    <>
      {hasBegun && (
        <Link to="/partner/live/$classId/attendance" params={params} {...buttonFace('outline')}>
          <Icon of={IconUserCheck} size={16} />
          {t('live.attendance.title')}
        </Link>
      )}
      {one.can.write && one.kind === 'room' && <RoomLink one={one} />}
      {one.can.write && one.state === 'open' && (
        <Button
          variant="action"
          loading={start.busy}
          leftSection={<Icon of={IconPlayerPlay} size={16} />}
          onClick={() => start.send()}
        >
          {t('live.run.start')}
        </Button>
      )}
      {one.can.write && one.state === 'live' && (
        <Button variant="danger" leftSection={<Icon of={IconPlayerStop} size={16} />} onClick={() => setEnding(true)}>
          {t('live.run.end')}
        </Button>
      )}
      <ConfirmModal
        opened={ending}
        onClose={() => setEnding(false)}
        title={t('live.run.endTitle', { title: one.title })}
        confirmLabel={t('live.run.end')}
        busy={end.busy}
        onConfirm={() => end.send(undefined, () => setEnding(false))}
      >
        {t('live.run.endText')}
      </ConfirmModal>
    </>
  );
}

/** Into the room, from when it is open until the class is over. */
function RoomLink({ one: { id, state } }: { readonly one: StaffClass }) {
  const { t } = useTranslation();
  if (state !== 'open' && state !== 'live') return null;
  const face = buttonFace(state === 'live' ? 'action' : 'outline');
  return (
    <Link to="/partner/live/$classId/room" params={{ classId: id }} {...face}>
      <Icon of={IconDoorEnter} size={16} />
      {t('live.run.enter')}
    </Link>
  );
}
