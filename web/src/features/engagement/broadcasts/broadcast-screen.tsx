import type { Broadcast, BroadcastDraft } from '@abhyas/contract/engagement/broadcasts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api, query } from '../../../lib/api.ts';
import { can, useMe } from '../../../lib/session.ts';
import { Page } from '../../../ui/page/page.tsx';
import { Badge } from '../../../ui/status/badge.tsx';
import { Loaded } from '../../../ui/status/loaded.tsx';
import { CardSkeleton } from '../../../ui/status/skeletons.tsx';
import { BroadcastForm } from './broadcast-form.tsx';
import { BroadcastOutcome } from './broadcast-outcome.tsx';
import { RemoveDraft } from './remove-draft.tsx';

interface Props {
  /** `new`: a notice that is not saved yet. */
  readonly broadcastId: string;
  /** The batch that a new notice begins with. */
  readonly batchId?: string | undefined;
}

const fresh: BroadcastDraft = {
  purpose: 'notice',
  everyone: false,
  batchIds: [],
  students: true,
  guardians: false,
  mail: false,
  sms: false,
  urgent: false,
  texts: { en: { subject: '', text: '' }, hi: { subject: '', text: '' } },
};

/** Milliseconds until a notice that is just leaving is asked for again. */
const SOON = 2500;

/** It leaves within the next moments, or its messages are on their way. */
const isMoving = ({ state, sendAt, outcome }: Broadcast): boolean =>
  state === 'scheduled'
    ? Date.parse(sendAt ?? '') - Date.now() < 60_000
    : (outcome?.mail.waiting ?? 0) + (outcome?.sms.waiting ?? 0) > 0;

/** One notice to many people: it is written and sent here, and afterwards it says what became of it. */
export function BroadcastScreen({ broadcastId, batchId }: Props) {
  const { t } = useTranslation();
  const mayWrite = can(useMe(), 'cohorts.write');
  const isNew = broadcastId === 'new';
  const shown = useQuery({
    ...query(api.engagement.showBroadcast, { params: { broadcastId } }),
    enabled: !isNew,
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data && isMoving(state.data) ? SOON : false),
  });
  const { data } = shown;
  const subject = data?.texts.en.subject;
  return (
    <Page
      title={isNew ? t('engagement.broadcasts.new') : subject || t('engagement.broadcasts.unnamed')}
      breadcrumbs={[{ label: t('engagement.broadcasts.title'), to: '/partner/broadcasts' }]}
      beside={
        data && (
          <Badge tone={data.state === 'sent' ? 'good' : data.state === 'scheduled' ? 'accent' : 'neutral'}>
            {t(`engagement.broadcasts.states.${data.state}`)}
          </Badge>
        )
      }
      action={data?.state === 'draft' && mayWrite && <RemoveDraft broadcastId={broadcastId} />}
    >
      {isNew ? (
        <BroadcastForm initial={{ ...fresh, batchIds: batchId === undefined ? [] : [batchId] }} />
      ) : (
        <Loaded query={shown} card skeleton={<CardSkeleton lines={10} />}>
          {(broadcast) =>
            broadcast.state === 'draft' && mayWrite ? (
              <BroadcastForm key={broadcastId} broadcastId={broadcastId} initial={termsOf(broadcast)} />
            ) : (
              <BroadcastOutcome broadcast={broadcast} mayWrite={mayWrite} />
            )
          }
        </Loaded>
      )}
    </Page>
  );
}

/** What was written alone, without what became of it. */
function termsOf({
  broadcastId: _id,
  state: _state,
  sendAt: _at,
  updatedAt: _updated,
  outcome: _outcome,
  ...draft
}: Broadcast): BroadcastDraft {
  return draft;
}
