import { reportReasons, type ReportReason } from './report-words.ts';
import { Button, FileInput, Radio, Textarea } from '@mantine/core';
import { IconPhoto } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useFields } from '../../../lib/use-fields.ts';
import { Icon } from '../../../ui/controls/icon.tsx';
import { SidePanel } from '../../../ui/overlays/side-panel.tsx';
import { Problem } from '../../../ui/status/problem.tsx';
import { toast } from '../../../ui/status/toast.tsx';
import classes from './own-actions.module.css';

/** Where a report goes. */
export interface Reporting {
  readonly send: (report: {
    readonly reason: ReportReason;
    readonly comment: string;
    readonly pictureId?: string;
  }) => Promise<unknown>;
  /** Keeps a screenshot that the report then names; without it none is asked for. */
  readonly upload?: (picture: File) => Promise<{ readonly pictureId: string }>;
}
interface Props {
  readonly reporting: Reporting;
  readonly onClose: () => void;
}
interface Values extends Record<string, unknown> {
  readonly reason: ReportReason | undefined;
  readonly comment: string;
  readonly picture: File | null;
}

/** What is wrong with a question, in a reason, a few words and perhaps a screenshot. */
export function ReportPanel({ reporting: { send, upload }, onClose }: Props) {
  const { t } = useTranslation();
  const { form, values, set, errorOf, problem, busy, onSubmit } = useFields<Values>(
    { reason: undefined, comment: '', picture: null },
    async ({ reason, comment, picture }) => {
      if (!reason) return;
      const uploaded = picture && upload ? await upload(picture) : undefined;
      await send({ reason, comment, ...uploaded });
      toast.good(t('questions.life.sent'), { text: t('questions.life.sentText') });
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
        <Reasons value={values.reason} error={errorOf('reason')} onChange={(reason) => set('reason', reason)} />
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
        {upload && <Picture value={values.picture} onChange={(picture) => set('picture', picture)} />}
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

interface ReasonsProps {
  readonly value: ReportReason | undefined;
  readonly error: string | undefined;
  readonly onChange: (reason: ReportReason | undefined) => void;
}

function Reasons({ value, error, onChange }: ReasonsProps) {
  const { t } = useTranslation();
  return (
    <Radio.Group
      label={t('questions.life.reason')}
      value={value ?? null}
      error={error}
      onChange={(chosen) => onChange(reportReasons.find((reason) => reason === chosen))}
    >
      <div className={classes['reasons']}>
        {reportReasons.map((reason) => (
          <Radio key={reason} value={reason} label={t(`questions.life.reasons.${reason}`)} />
        ))}
      </div>
    </Radio.Group>
  );
}

interface PictureProps {
  readonly value: File | null;
  readonly onChange: (picture: File | null) => void;
}

function Picture({ value, onChange }: PictureProps) {
  const { t } = useTranslation();
  return (
    <FileInput
      label={t('questions.life.picture')}
      placeholder={t('questions.life.choosePicture')}
      leftSection={<Icon of={IconPhoto} size={16} />}
      accept="image/png,image/jpeg,image/webp"
      clearable
      value={value}
      onChange={onChange}
    />
  );
}
