import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { api } from '../../../lib/api.ts';
import { useFormat } from '../../../lib/format.ts';
import { useChange } from '../../../lib/use-change.ts';
import { buttonFace } from '../../../ui/controls/button-face.ts';
import { Row, Stack } from '../../../ui/layout/stack.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { Notice } from '../../../ui/status/notice.tsx';
import { Problem } from '../../../ui/status/problem.tsx';

/** Where the link of a friend leads after signing up: the invitation is accepted, and what it is worth is said. */
export function InvitedScreen({ code }: { readonly code: string }) {
  const { t } = useTranslation();
  const { money } = useFormat();
  const accept = useChange(() => api.engagement.acceptReferral({ body: { code } }), { inline: true });
  const { reply } = accept;
  return (
    <Page title={t('engagement.invited.title')}>
      <Card label={t('engagement.invited.title')}>
        <Stack gap={4}>
          {reply ? (
            <Notice tone="good" live title={t('engagement.invited.accepted', { name: reply.referrer })}>
              {t('engagement.invited.worth', {
                count: reply.waitDays,
                sum: money(reply.friendPaise),
                least: money(reply.leastPaise),
              })}
            </Notice>
          ) : (
            <p>{t('engagement.invited.text')}</p>
          )}
          <Problem>{accept.problem}</Problem>
          <Row>
            {!reply && (
              <Button variant="action" loading={accept.busy} onClick={() => accept.send()}>
                {t('engagement.invited.accept')}
              </Button>
            )}
            <Link to="/student/courses" {...buttonFace(reply ? 'action' : 'outline')}>
              {t('engagement.invited.toCourses')}
            </Link>
          </Row>
        </Stack>
      </Card>
    </Page>
  );
}
