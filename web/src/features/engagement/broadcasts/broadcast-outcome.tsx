import type { Broadcast } from '@abhyas/contract/engagement/broadcasts';
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { api } from '../../../lib/api.ts';
import { useFormat } from '../../../lib/format.ts';
import { useChange } from '../../../lib/use-change.ts';
import { Facts } from '../../../ui/layout/facts.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { Columns } from '../../../ui/page/page.tsx';
import { Notice } from '../../../ui/status/notice.tsx';
import classes from './broadcast-preview.module.css';

interface Props {
  readonly broadcast: Broadcast;
  readonly mayWrite: boolean;
}

/** A notice that is on its way or was sent: its words, when, and how many it reached. */
export function BroadcastOutcome({ broadcast, mayWrite }: Props) {
  const { t } = useTranslation();
  const { dateTime } = useFormat();
  const { state, sendAt, texts } = broadcast;
  return (
    <Columns kind="aside">
      <Stack>
        {state === 'scheduled' && sendAt !== null && (
          <Notice
            tone="info"
            title={t('engagement.broadcasts.leavesAt', { at: dateTime(sendAt) })}
            action={mayWrite && <Withdraw broadcastId={broadcast.broadcastId} />}
          />
        )}
        <Card title={t('engagement.broadcasts.says')}>
          <Stack>
            {(['en', 'hi'] as const)
              .filter((language) => texts[language].subject || texts[language].text)
              .map((language) => (
                <div key={language} className={classes['view']} lang={language}>
                  <strong>{texts[language].subject}</strong>
                  <p>{texts[language].text}</p>
                </div>
              ))}
          </Stack>
        </Card>
      </Stack>
      {broadcast.outcome && <Reach broadcast={broadcast} outcome={broadcast.outcome} />}
    </Columns>
  );
}

function Withdraw({ broadcastId }: { readonly broadcastId: string }) {
  const { t } = useTranslation();
  const withdraw = useChange(() => api.engagement.withdrawBroadcast({ params: { broadcastId } }), {
    stale: [['engagement']],
    said: t('engagement.broadcasts.withdrawn'),
  });
  return (
    <Button variant="outline" size="sm" loading={withdraw.busy} onClick={() => withdraw.send()}>
      {t('engagement.broadcasts.withdraw')}
    </Button>
  );
}

interface ReachProps {
  readonly broadcast: Broadcast;
  readonly outcome: NonNullable<Broadcast['outcome']>;
}

function Reach({ broadcast, outcome: { people, read, mail, sms } }: ReachProps) {
  const { t } = useTranslation();
  const { number, dateTime } = useFormat();
  const messages = (way: 'mail' | 'sms', reached: typeof mail) =>
    broadcast[way] && {
      label: t(`engagement.broadcasts.${way}`),
      value: t('engagement.broadcasts.reached', {
        sent: number(reached.sent),
        waiting: number(reached.waiting),
        failed: number(reached.failed),
      }),
    };
  return (
    <Card
      title={t('engagement.broadcasts.outcome')}
      aside={<Link to="/partner/notices/deliveries">{t('engagement.broadcasts.log')}</Link>}
    >
      <Facts
        kind="lines"
        items={[
          broadcast.sendAt !== null && { label: t('engagement.broadcasts.sentAt'), value: dateTime(broadcast.sendAt) },
          { label: t('engagement.broadcasts.columns.people'), value: number(people) },
          { label: t('engagement.broadcasts.readInApp'), value: number(read) },
          messages('mail', mail),
          messages('sms', sms),
        ]}
      />
    </Card>
  );
}
