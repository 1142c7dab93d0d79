import type { Certificate } from '@abhyas/contract/courses/certificates';
import { Button, Modal, Textarea } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../lib/api.ts';
import { useRefusalText } from '../../../lib/refusal-text.ts';
import { useChange } from '../../../lib/use-change.ts';
import { Notice } from '../../../ui/status/notice.tsx';
import classes from '../figures/figures.module.css';

interface Props {
  readonly certificate: Certificate;
  readonly onClose: () => void;
}

const LEAST = 3;

/** Takes a certificate back with a reason that its owner reads, or makes one valid again. */
export function RevokeCertificate({ certificate, onClose }: Props) {
  const { t } = useTranslation();
  const say = useRefusalText();
  const [reason, setReason] = useState('');
  const [asked, setAsked] = useState(false);
  const { courseId, certificateId, revoked, name } = certificate;
  const change = useChange(
    () =>
      revoked
        ? api.courses.restoreCertificate({ params: { courseId, certificateId } })
        : api.courses.revokeCertificate({ params: { courseId, certificateId }, body: { reason } }),
    {
      stale: [api.courses.listCertificates, api.courses.showCourseFigures],
      said: t(revoked ? 'courses.figures.restored' : 'courses.figures.revoked'),
      after: async (_reply, _given, refreshed) => {
        await refreshed;
        onClose();
      },
      inline: true,
    },
  );
  const short = reason.trim().length < LEAST;
  return (
    <Modal
      opened
      onClose={onClose}
      title={t(revoked ? 'courses.figures.restoreTitle' : 'courses.figures.revokeTitle', { name })}
      closeButtonProps={{ 'aria-label': t('ui.close') }}
    >
      <form
        className={classes['learner']}
        onSubmit={(event) => {
          event.preventDefault();
          setAsked(true);
          if (revoked || !short) change.send();
        }}
      >
        <p>{t(revoked ? 'courses.figures.restoreText' : 'courses.figures.revokeText')}</p>
        {!revoked && (
          <Textarea
            data-autofocus
            label={t('courses.figures.reason')}
            description={t('courses.figures.reasonHelp')}
            error={asked && short && t('courses.figures.reasonMissing')}
            maxLength={500}
            autosize
            minRows={2}
            value={reason}
            onChange={({ currentTarget }) => setReason(currentTarget.value)}
          />
        )}
        {change.error && (
          <Notice tone="bad" live>
            {say(change.error)}
          </Notice>
        )}
        <div className={classes['buttons']}>
          <Button variant="outline" onClick={onClose}>
            {t('ui.cancel')}
          </Button>
          <Button type="submit" variant={revoked ? 'filled' : 'danger'} loading={change.busy}>
            {t(revoked ? 'courses.figures.restore' : 'courses.figures.revoke')}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
