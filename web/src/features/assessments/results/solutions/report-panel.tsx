import { reportReasons, type ReportReason } from '../../../questions/index.ts';
import { Button, FileInput, Radio, Textarea } from '@mantine/core';
import { IconPhoto } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '../../../../lib/api.ts';
import { useFields } from '../../../../lib/use-fields.ts';
import { Icon } from '../../../../ui/controls/icon.tsx';
import { SidePanel } from '../../../../ui/overlays/side-panel.tsx';
import { Problem } from '../../../../ui/status/problem.tsx';
import { toast } from '../../../../ui/status/toast.tsx';
import classes from './solutions.module.css';

interface Props {
  readonly attemptId: string;
  readonly questionId: string;
  readonly onClose: () => void;
}
interface Values extends Record<string, unknown> {
  readonly reason: ReportReason | undefined;
  readonly comment: string;
  readonly picture: File | null;
}

/** What is wrong with a question, in a reason, a few words and perhaps a screenshot. */
export function ReportPanel({ attemptId, questionId, onClose }: Props) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const { form, values, set, errorOf, problem, busy, onSubmit } = useFields<Values>(
    { reason: undefined, comment: '', picture: null },
    async ({ reason, comment, picture }) => {
      if (!reason) return;
      const uploaded = picture
        ? await api.assessments.uploadReportPicture({ params: { attemptId }, body: picture })
        : undefined;
      await api.assessments.reportSolution({
        params: { attemptId, questionId },
        body: { reason, comment, ...uploaded },
      });
      toast.good(t('questions.life.sent'), { text: t('questions.life.sentText') });
      await client.invalidateQueries({ queryKey: api.assessments.showOwnStand.key });
      onClose();
    },
    { check: ({ reason }) => (reason ? {} : { reason: t('questions.life.reasonNeeded') }) },
  );
  return (
    <SidePanel
      opened
      onClose={onClose}
      title={t('questions.life.reportTitle')}
      subtitle={t('questions.life.reportText')}
    >
      <form ref={form} className={classes['report']} onSubmit={onSubmit} noValidate>
        <Problem>{problem}</Problem>
        <Radio.Group
          label={t('questions.life.reason')}
          value={values.reason ?? null}
          error={errorOf('reason')}
          onChange={(value) =>
            set(
              'reason',
              reportReasons.find((reason) => reason === value),
            )
          }
        >
          <div className={classes['reasons']}>
            {reportReasons.map((reason) => (
              <Radio key={reason} value={reason} label={t(`questions.life.reasons.${reason}`)} />
            ))}
          </div>
        </Radio.Group>
        <Textarea
          label={t('questions.life.comment')}
          description={t('questions.life.commentHelp')}
          autosize
          minRows={3}
          maxLength={1000}
          value={values.comment}
          error={errorOf('comment')}
          onChange={(event) => set('comment', event.currentTarget.value)}
        />
        <FileInput
          label={t('questions.life.picture')}
          placeholder={t('questions.life.choosePicture')}
          leftSection={<Icon of={IconPhoto} size={16} />}
          accept="image/png,image/jpeg,image/webp"
          clearable
          value={values.picture}
          onChange={(picture) => set('picture', picture)}
        />
        <div className={classes['buttons']}>
          <Button variant="ghost" onClick={onClose}>
            {t('ui.cancel')}
          </Button>
          <Button type="submit" variant="action" loading={busy}>
            {t('questions.life.send')}
          </Button>
        </div>
      </form>
    </SidePanel>
  );
}
