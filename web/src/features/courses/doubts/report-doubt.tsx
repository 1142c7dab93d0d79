import { type DoubtReportReason, doubtReportReasons } from '@abhyas/contract/courses/doubts';
import { Button, Modal, Radio, Textarea } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../lib/api.ts';
import { useRefusalText } from '../../../lib/refusal-text.ts';
import { useChange } from '../../../lib/use-change.ts';
import { Notice } from '../../../ui/status/notice.tsx';
import classes from './doubts.module.css';

interface Props {
  readonly doubtId: string;
  /** Null: the doubt itself. */
  readonly replyId: string | null;
  readonly onClose: () => void;
}

/** Tells the teachers that something should not stand here. */
export function ReportDoubt({ doubtId, replyId, onClose }: Props) {
  const { t } = useTranslation();
  const say = useRefusalText();
  const [reason, setReason] = useState<DoubtReportReason>('rude');
  const [comment, setComment] = useState('');
  const report = useChange(() => api.courses.reportDoubt({ params: { doubtId }, body: { replyId, reason, comment } }), {
    said: t('courses.doubts.reported'),
    after: () => onClose(),
    inline: true,
  });
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('courses.doubts.reportTitle')}
      closeButtonProps={{ 'aria-label': t('ui.close') }}
    >
      <div className={classes['form']}>
        <Radio.Group
          label={t('courses.doubts.reportWhy')}
          value={reason}
          onChange={(value) => setReason(value as DoubtReportReason)}
        >
          <div className={classes['choices']}>
            {doubtReportReasons.map((one) => (
              <Radio key={one} value={one} label={t(`courses.doubts.reasons.${one}`)} />
            ))}
          </div>
        </Radio.Group>
        <Textarea
          label={t('courses.doubts.reportMore')}
          maxLength={500}
          autosize
          minRows={2}
          value={comment}
          onChange={({ currentTarget }) => setComment(currentTarget.value)}
        />
        {report.error && (
          <Notice tone="bad" live>
            {say(report.error)}
          </Notice>
        )}
        <div className={classes['buttons']}>
          <Button variant="outline" onClick={onClose}>
            {t('ui.cancel')}
          </Button>
          <Button loading={report.busy} onClick={() => report.send()}>
            {t('courses.doubts.reportSend')}
          </Button>
        </div>
      </div>
    </Modal>
  );
}
