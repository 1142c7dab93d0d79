import { type BroadcastPurpose, broadcastPurposes } from '@abhyas/contract/engagement/broadcast-words';
import type { BroadcastDraft } from '@abhyas/contract/engagement/broadcasts';
import { Button, Checkbox, Switch } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../lib/api.ts';
import { useChange } from '../../../lib/use-change.ts';
import { type Fields, useFields } from '../../../lib/use-fields.ts';
import { Segmented } from '../../../ui/controls/segmented.tsx';
import { FieldGroup, Form } from '../../../ui/form/form.tsx';
import { Row, Stack } from '../../../ui/layout/stack.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { Columns } from '../../../ui/page/page.tsx';
import { BatchPicker } from '../../cohorts/index.ts';
import { BroadcastPreview } from './broadcast-preview.tsx';
import { BroadcastWording } from './broadcast-wording.tsx';
import { SendBroadcast } from './send-broadcast.tsx';

interface Props {
  /** Of a draft that is kept already. */
  readonly broadcastId?: string;
  readonly initial: BroadcastDraft;
}

/** Whom a notice is for, how it reaches them and what it says, beside how some of them will read it. It is kept before it is sent. */
export function BroadcastForm({ broadcastId, initial }: Props) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const navigate = useNavigate();
  const [sending, setSending] = useState<string>();
  const keep = async (body: BroadcastDraft): Promise<string> => {
    const kept = await (broadcastId === undefined
      ? api.engagement.createBroadcast({ body })
      : api.engagement.saveBroadcast({ params: { broadcastId }, body }));
    void client.invalidateQueries({ queryKey: api.engagement.listBroadcasts.key });
    return kept.broadcastId;
  };
  const open = (id: string) =>
    navigate({ to: '/partner/broadcasts/$broadcastId', params: { broadcastId: id }, replace: true });
  const fields = useFields<BroadcastDraft>(initial, async (draft) => setSending(await keep(draft)), {
    check: ({ texts: { en } }) =>
      en.subject.trim() === '' || en.text.trim() === '' ? { texts: t('errors.fields.required') } : {},
    fieldOf: { BROADCAST_BATCH_UNKNOWN: 'batchIds' },
  });
  const draft = useChange(() => keep(fields.values), { said: t('engagement.broadcasts.kept'), after: open });
  const close = () => {
    if (sending !== undefined && broadcastId === undefined) void open(sending);
    setSending(undefined);
  };
  return (
    <Columns kind="aside">
      <Form
        fields={fields}
        submit={t('engagement.broadcasts.continue')}
        more={
          <Button variant="outline" loading={draft.busy} onClick={() => draft.send()}>
            {t('engagement.broadcasts.keep')}
          </Button>
        }
      >
        <Card title={t('engagement.broadcasts.who')}>
          <Audience fields={fields} />
        </Card>
        <Card title={t('engagement.broadcasts.ways')}>
          <Ways fields={fields} />
        </Card>
        <BroadcastWording fields={fields} />
      </Form>
      <BroadcastPreview draft={fields.values} />
      {sending !== undefined && <SendBroadcast broadcastId={sending} draft={fields.values} onClose={close} />}
    </Columns>
  );
}

interface PartProps {
  readonly fields: Fields<BroadcastDraft>;
}

function Audience({ fields }: PartProps) {
  const { t } = useTranslation();
  const { everyone, batchIds, students, guardians, purpose } = fields.values;
  return (
    <Stack>
      <FieldGroup label={t('engagement.broadcasts.whom')}>
        <Segmented
          label={t('engagement.broadcasts.whom')}
          options={[
            { value: 'batches', label: t('engagement.broadcasts.someBatches') },
            { value: 'everyone', label: t('engagement.broadcasts.everyone') },
          ]}
          value={everyone ? 'everyone' : 'batches'}
          onChange={(whom) => fields.set('everyone', whom === 'everyone')}
        />
      </FieldGroup>
      {!everyone && (
        <BatchPicker
          value={batchIds}
          error={fields.errorOf('batchIds')}
          onChange={(ids) => fields.set('batchIds', ids)}
        />
      )}
      <Row gap={5}>
        {(['students', 'guardians'] as const).map((who) => (
          <Checkbox
            key={who}
            label={t(`engagement.broadcasts.${who}`)}
            checked={who === 'students' ? students : guardians}
            onChange={({ currentTarget }) => fields.set(who, currentTarget.checked)}
          />
        ))}
      </Row>
      <FieldGroup label={t('engagement.broadcasts.purpose')} help={t(`engagement.broadcasts.purposeHelp.${purpose}`)}>
        <Segmented<BroadcastPurpose>
          label={t('engagement.broadcasts.purpose')}
          options={broadcastPurposes.map((value) => ({ value, label: t(`engagement.broadcasts.purposes.${value}`) }))}
          value={purpose}
          onChange={(value) => fields.set('purpose', value)}
        />
      </FieldGroup>
    </Stack>
  );
}

function Ways({ fields }: PartProps) {
  const { t } = useTranslation();
  return (
    <Stack>
      <Switch
        label={t('engagement.broadcasts.inbox')}
        description={t('engagement.broadcasts.inboxHelp')}
        checked
        disabled
      />
      {(['mail', 'sms', 'urgent'] as const).map((way) => (
        <Switch
          key={way}
          label={t(`engagement.broadcasts.${way}`)}
          description={t(`engagement.broadcasts.${way}Help`)}
          checked={fields.values[way]}
          onChange={({ currentTarget }) => fields.set(way, currentTarget.checked)}
        />
      ))}
    </Stack>
  );
}
