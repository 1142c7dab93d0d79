import type { Recording } from '@abhyas/contract/live/recordings';
import { Switch, TextInput } from '@mantine/core';
import { IconBadgeCc, IconPencil, IconTrash } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../lib/api.ts';
import { useChange } from '../../../lib/use-change.ts';
import { buttonFace } from '../../../ui/controls/button-face.ts';
import { Icon } from '../../../ui/controls/icon.tsx';
import { IconButton } from '../../../ui/controls/icon-button.tsx';
import { Row } from '../../../ui/layout/stack.tsx';
import { ConfirmModal } from '../../../ui/overlays/confirm-modal.tsx';
import { FormDialog } from '../../../ui/overlays/form-dialog.tsx';

interface Props {
  readonly classId: string;
  readonly recording: Recording;
}

/** What staff do with a recording: another name, hidden or shown, captions in the library, or away with it. */
export function RecordingWays({ classId, recording }: Props) {
  const { t } = useTranslation();
  const [open, setOpen] = useState<'change' | 'remove'>();
  const close = () => setOpen(undefined);
  const { mediaId } = recording;
  return (
    <Row gap={1}>
      {mediaId && (
        <Link to="/partner/media/$mediaId" params={{ mediaId }} {...buttonFace('outline', 'sm')}>
          <Icon of={IconBadgeCc} size={16} />
          {t('live.recording.library')}
        </Link>
      )}
      <IconButton icon={IconPencil} label={t('live.recording.change')} onClick={() => setOpen('change')} />
      <IconButton icon={IconTrash} label={t('live.recording.remove')} onClick={() => setOpen('remove')} />
      {open === 'change' && <Change classId={classId} recording={recording} onClose={close} />}
      <Remove classId={classId} opened={open === 'remove'} onClose={close} />
    </Row>
  );
}

function Change({ classId, recording: { title, hidden }, onClose }: Props & { readonly onClose: () => void }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  return (
    <FormDialog
      onClose={onClose}
      title={t('live.recording.change')}
      submit={t('live.recording.save')}
      initial={{ title, hidden }}
      send={async (values) => {
        await api.live.saveRecording({ params: { classId }, body: { ...values, title: values.title.trim() } });
        void client.invalidateQueries({ queryKey: api.live.showRecording.key });
      }}
      isEmpty={(values) => values.title.trim() === ''}
    >
      {(fields) => (
        <>
          <TextInput {...fields.text('title')} label={t('live.recording.name')} maxLength={120} />
          <Switch
            checked={fields.values.hidden}
            onChange={(event) => fields.set('hidden', event.currentTarget.checked)}
            label={t('live.recording.hide')}
            description={t('live.recording.hideText')}
          />
        </>
      )}
    </FormDialog>
  );
}

interface RemoveProps {
  readonly classId: string;
  readonly opened: boolean;
  readonly onClose: () => void;
}
function Remove({ classId, opened, onClose }: RemoveProps) {
  const { t } = useTranslation();
  const given = { params: { classId } };
  const said = t('live.recording.removed');
  const remove = useChange(() => api.live.removeRecording(given), { stale: [api.live.showRecording], said });
  return (
    <ConfirmModal
      opened={opened}
      onClose={onClose}
      title={t('live.recording.removeTitle')}
      confirmLabel={t('live.recording.remove')}
      busy={remove.busy}
      onConfirm={() => remove.send(undefined, onClose)}
    >
      {t('live.recording.removeText')}
    </ConfirmModal>
  );
}
