import { Button } from '@mantine/core';
import { IconPlayerPlay, IconPlayerStop } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../lib/api.ts';
import { useChange } from '../../../lib/use-change.ts';
import { Icon } from '../../../ui/controls/icon.tsx';
import { ConfirmModal } from '../../../ui/overlays/confirm-modal.tsx';
import classes from '../room/room.module.css';
import { useRoom } from '../room/use-room.ts';

/** Inside the room the teacher starts the class and ends it for everybody. */
export function TeacherWays({ classId }: { readonly classId: string }) {
  const { t } = useTranslation();
  const { room } = useRoom();
  const [isEnding, setEnding] = useState(false);
  const given = { params: { classId } };
  const start = useChange(() => api.live.startClass(given), { stale: [['live']] });
  const end = useChange(() => api.live.endClass(given), { stale: [['live']] });
  return (
    <>
      {room.now.state === 'open' && (
        <Button
          variant="action"
          loading={start.busy}
          leftSection={<Icon of={IconPlayerPlay} size={16} />}
          onClick={() => start.send()}
        >
          {t('live.run.start')}
        </Button>
      )}
      {room.now.state === 'live' && (
        <button type="button" className={classes['end']} onClick={() => setEnding(true)}>
          <Icon of={IconPlayerStop} size={16} />
          {t('live.run.end')}
        </button>
      )}
      <ConfirmModal
        opened={isEnding}
        onClose={() => setEnding(false)}
        title={t('live.run.endTitle', { title: room.title })}
        confirmLabel={t('live.run.end')}
        busy={end.busy}
        onConfirm={() => end.send(undefined, () => setEnding(false))}
      >
        {t('live.run.endText')}
      </ConfirmModal>
    </>
  );
}
