import type { Language } from '@abhyas/contract/shapes';
import { Button, FileInput, Radio, Textarea } from '@mantine/core';
import { IconPhoto } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api, query } from '../../../lib/api.ts';
import { useFields } from '../../../lib/use-fields.ts';
import { Icon } from '../../../ui/controls/icon.tsx';
import { SidePanel } from '../../../ui/overlays/side-panel.tsx';
import { LoadFailed } from '../../../ui/status/load-failed.tsx';
import { Problem } from '../../../ui/status/problem.tsx';
import { ListSkeleton } from '../../../ui/status/skeletons.tsx';
import { toast } from '../../../ui/status/toast.tsx';
import { type AnswerDraft, emptyDraft, responseOf } from './answer-draft.ts';
import { AnswerField } from './answer-field.tsx';
import classes from './keys.module.css';

interface Props {
  readonly attemptId: string;
  readonly questionId: string;
  readonly onClose: () => void;
}
interface Values extends Record<string, unknown> {
  readonly says: 'other' | 'none';
  readonly claim: AnswerDraft;
  readonly text: string;
  readonly picture: File | null;
}

/** A student says that a key is wrong: what is right instead, why, and perhaps a page of a book. */
export function ChallengePanel({ attemptId, questionId, onClose }: Props) {
  const { t, i18n } = useTranslation();
  const client = useQueryClient();
  const params = { attemptId, questionId };
  const solution = useQuery({ ...query(api.assessments.showSolution, { params }), staleTime: 300_000 });
  const type = solution.data?.type ?? 'SINGLE';
  const { form, values, set, errorOf, problem, busy, onSubmit } = useFields<Values>(
    { says: 'other', claim: emptyDraft, text: '', picture: null },
    async ({ says, claim, text, picture }) => {
      const uploaded = picture
        ? await api.assessments.uploadReportPicture({ params: { attemptId }, body: picture })
        : undefined;
      const claimed = says === 'other' ? (responseOf(type, claim) ?? null) : null;
      await api.assessments.challengeKey({ params, body: { claim: claimed, text, ...uploaded } });
      toast.good(t('assessments.keys.sent'), { text: t('assessments.keys.sentText') });
      await client.invalidateQueries({ queryKey: api.assessments.showAttemptKeys.key });
      onClose();
    },
    {
      check: ({ says, claim, text }) => ({
        ...(says === 'other' && !responseOf(type, claim) && { claim: t('assessments.keys.claimNeeded') }),
        ...(text.trim().length < 10 && { text: t('assessments.keys.textNeeded') }),
      }),
    },
  );
  const language: Language = i18n.language === 'hi' && solution.data?.content.hi ? 'hi' : 'en';
  const content = solution.data?.content[language] ?? solution.data?.content.en;
  return (
    <SidePanel opened onClose={onClose} title={t('assessments.keys.challenge')} subtitle={t('assessments.keys.rules')}>
      {solution.isPending && <ListSkeleton rows={4} />}
      {solution.isError && <LoadFailed card error={solution.error} onRetry={() => void solution.refetch()} />}
      {content && (
        <form ref={form} className={classes['form']} onSubmit={onSubmit} noValidate>
          <Problem>{problem}</Problem>
          <Radio.Group
            label={t('assessments.keys.says.label')}
            value={values.says}
            onChange={(says) => set('says', says === 'none' ? 'none' : 'other')}
          >
            <div className={classes['choices']}>
              <Radio value="other" label={t('assessments.keys.says.other')} />
              <Radio value="none" label={t('assessments.keys.says.none')} />
            </div>
          </Radio.Group>
          {values.says === 'other' && (
            <AnswerField
              type={type}
              content={content}
              language={language}
              label={t('assessments.keys.claim')}
              value={values.claim}
              error={errorOf('claim')}
              resolveImage={(mediaId) => solution.data?.images[mediaId]}
              onChange={(claim) => set('claim', claim)}
            />
          )}
          <Textarea
            label={t('assessments.keys.text')}
            description={t('assessments.keys.textHelp')}
            autosize
            minRows={4}
            maxLength={2000}
            value={values.text}
            error={errorOf('text')}
            onChange={(event) => set('text', event.currentTarget.value)}
          />
          <FileInput
            label={t('assessments.keys.evidence')}
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
              {t('assessments.keys.send')}
            </Button>
          </div>
        </form>
      )}
    </SidePanel>
  );
}
