import type { ScorecardLink } from '@abhyas/contract/assessments/scorecards';
import { Button } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';
import { Icon } from '../../../ui/controls/icon.tsx';
import { Row, Stack } from '../../../ui/layout/stack.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { GiveLink } from '../../../ui/share/give-link.tsx';
import { Notice } from '../../../ui/status/notice.tsx';
import { useEndLink } from './links-changed.ts';

interface Props {
  readonly link: ScorecardLink & { readonly qr: string };
  /** As the link names the student; empty: not at all. */
  readonly student: string;
}

/** The public address: who sees what and until when, giving it to others, and ending it. */
export function LinkCard({ link, student }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const say = (key: string, values = {}) => t(`assessments.scorecard.share.${key}`, values);
  const end = useEndLink();
  return (
    <Card title={say('there')}>
      <Stack>
        <Notice tone="good" live>
          {say(link.rank ? 'seesRank' : 'sees', {
            name: student || t('assessments.scorecard.noName'),
            at: format.dateTime(link.endsAt),
          })}
        </Notice>
        <GiveLink
          title={link.title}
          url={`${window.location.origin}${link.path}`}
          qr={link.qr}
          qrLabel={t('assessments.scorecard.qr')}
        />
        <Row>
          <Button
            variant="danger"
            loading={end.busy}
            leftSection={<Icon of={IconX} size={16} />}
            onClick={() => end.send(link.attemptId)}
          >
            {say('end')}
          </Button>
        </Row>
      </Stack>
    </Card>
  );
}
