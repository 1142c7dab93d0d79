import type { BroadcastDraft } from '@abhyas/contract/engagement/broadcasts';
import { Button, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { api } from '../../../lib/api.ts';
import { useFormat } from '../../../lib/format.ts';
import { useInstitute } from '../../../lib/institute.ts';
import { useChange } from '../../../lib/use-change.ts';
import type { Fields } from '../../../lib/use-fields.ts';
import { toInstant, toLocal } from '../../../lib/zoned-time.ts';
import { Segmented } from '../../../ui/controls/segmented.tsx';
import { FieldGroup } from '../../../ui/form/form.tsx';
import { Row } from '../../../ui/layout/stack.tsx';
import { FormDialog } from '../../../ui/overlays/form-dialog.tsx';
import { Notice } from '../../../ui/status/notice.tsx';
import { usePreview } from './use-preview.ts';

interface Props {
  readonly broadcastId: string;
  readonly draft: BroadcastDraft;
  readonly onClose: () => void;
}

interface Timing {
  readonly when: 'now' | 'later';
  readonly at: string | null;
}

/** Says once more whom a notice reaches, tries it on oneself, and sends it now or later. */
export function SendBroadcast({ broadcastId, draft, onClose }: Props) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const client = useQueryClient();
  const navigate = useNavigate();
  const { data: preview } = usePreview(draft);
  const params = { broadcastId };
  const test = useChange(() => api.engagement.testBroadcast({ params }), { said: t('engagement.broadcasts.tested') });
  const count = preview ? preview.students + preview.guardians : 0;
  const initial: Timing = { when: 'now', at: null };
  return (
    <FormDialog
      onClose={onClose}
      title={t('engagement.broadcasts.sendTitle', { count, shown: number(count) })}
      submit={({ when }) => t(`engagement.broadcasts.send.${when}`)}
      initial={initial}
      check={({ when, at }) => (when === 'later' && at === null ? { at: t('errors.fields.required') } : {})}
      send={async ({ when, at }) => {
        const sent = await api.engagement.sendBroadcast({ params, body: { at: when === 'later' ? at : null } });
        void client.invalidateQueries({ queryKey: ['engagement'] });
        await navigate({
          to: '/partner/broadcasts/$broadcastId',
          params: { broadcastId: sent.broadcastId },
          replace: true,
        });
      }}
    >
      {(fields) => (
        <>
          <When fields={fields} urgent={draft.urgent} leavesAt={preview?.leavesAt ?? null} />
          <Row>
            <Button variant="outline" loading={test.busy} onClick={() => test.send()}>
              {t('engagement.broadcasts.test')}
            </Button>
          </Row>
        </>
      )}
    </FormDialog>
  );
}

interface WhenProps {
  readonly fields: Fields<Timing>;
  readonly urgent: boolean;
  /** In the quiet hours: when it would leave if it were sent now. */
  readonly leavesAt: string | null;
}

function When({ fields, urgent, leavesAt }: WhenProps) {
  const { t } = useTranslation();
  const { dateTime } = useFormat();
  const { timeZone } = useInstitute();
  const { when, at } = fields.values;
  return (
    <>
      <FieldGroup label={t('engagement.broadcasts.when')}>
        <Segmented
          label={t('engagement.broadcasts.when')}
          options={(['now', 'later'] as const).map((value) => ({
            value,
            label: t(`engagement.broadcasts.times.${value}`),
          }))}
          value={when}
          onChange={(next) => fields.set('when', next)}
        />
      </FieldGroup>
      {when === 'later' && (
        <TextInput
          type="datetime-local"
          label={t('engagement.broadcasts.at')}
          value={toLocal(at, timeZone)}
          error={fields.errorOf('at')}
          onChange={({ currentTarget }) => fields.set('at', toInstant(currentTarget.value, timeZone))}
        />
      )}
      <Notice tone="info">
        {when === 'now' && leavesAt !== null
          ? t('engagement.broadcasts.leavesLater', { at: dateTime(leavesAt) })
          : t(urgent ? 'engagement.broadcasts.urgentNote' : 'engagement.broadcasts.quietNote')}
      </Notice>
    </>
  );
}
