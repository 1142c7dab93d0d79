import { Switch } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api, query } from '../../../lib/api.ts';
import { useChange } from '../../../lib/use-change.ts';
import { Card } from '../../../ui/page/card.tsx';
import { Loaded } from '../../../ui/status/loaded.tsx';
import { CardSkeleton } from '../../../ui/status/skeletons.tsx';

/** Whether a class that was not held yet is recorded from its start. */
export function RecordingRule({ classId }: { readonly classId: string }) {
  const { t } = useTranslation();
  const shown = useQuery(query(api.live.showRecording, { params: { classId } }));
  const save = useChange((itself: boolean) => api.live.saveRecordingRule({ params: { classId }, body: { itself } }), {
    stale: [api.live.showRecording],
  });
  return (
    <Loaded query={shown} card skeleton={<CardSkeleton lines={2} />}>
      {({ itself, can }) => (
        <Card title={t('live.recording.title')}>
          <Switch
            checked={save.busy ? save.given === true : itself}
            disabled={!can.write || save.busy}
            onChange={(event) => save.send(event.currentTarget.checked)}
            label={t('live.recording.itself')}
            description={t('live.recording.itselfText')}
          />
        </Card>
      )}
    </Loaded>
  );
}
