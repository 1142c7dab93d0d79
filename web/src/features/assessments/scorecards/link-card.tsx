import type { ScorecardLink } from '@abhyas/contract/assessments/scorecards';
import { Button } from '@mantine/core';
import { IconCopy, IconShare, IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';
import { Icon } from '../../../ui/controls/icon.tsx';
import { Row, Stack } from '../../../ui/layout/stack.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { Notice } from '../../../ui/status/notice.tsx';
import { toast } from '../../../ui/status/toast.tsx';
import { useEndLink } from './links-changed.ts';
import classes from './scorecard.module.css';

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
        <GiveLink title={link.title} url={`${window.location.origin}${link.path}`} />
        <img
          className={classes['qr']}
          alt={t('assessments.scorecard.qr')}
          src={`data:image/svg+xml;utf8,${encodeURIComponent(link.qr)}`}
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

/** The address, to copy or to send with what the device sends with. */
function GiveLink({ title, url }: { readonly title: string; readonly url: string }) {
  const { t } = useTranslation();
  const say = (key: string) => t(`assessments.scorecard.share.${key}`);
  const copy = async () => {
    await navigator.clipboard.writeText(url);
    toast.good(say('copied'));
  };
  const shares = typeof navigator.share === 'function';
  return (
    <>
      <strong className={classes['address']}>{url}</strong>
      <Row>
        <Button variant="outline" leftSection={<Icon of={IconCopy} size={16} />} onClick={() => void copy()}>
          {say('copy')}
        </Button>
        {shares && (
          <Button
            variant="action"
            leftSection={<Icon of={IconShare} size={16} />}
            // Whoever closes the sheet of the device has chosen not to share.
            onClick={() => void navigator.share({ title: title, url }).catch(() => undefined)}
          >
            {say('send')}
          </Button>
        )}
      </Row>
    </>
  );
}
