import type { QuestionReport } from '@abhyas/contract/questions/life';
import { Button, Textarea } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { api, query } from '../../../lib/api.ts';
import { useFields } from '../../../lib/use-fields.ts';
import { Icon } from '../../../ui/controls/icon.tsx';
import { SidePanel } from '../../../ui/overlays/side-panel.tsx';
import { LoadFailed } from '../../../ui/status/load-failed.tsx';
import { CardSkeleton } from '../../../ui/status/skeletons.tsx';
import { Problem } from '../../../ui/status/problem.tsx';
import { toast } from '../../../ui/status/toast.tsx';
import { imageFinder } from '../preview/question-images.ts';
import { QuestionPreview } from '../preview/question-preview.tsx';
import classes from './life.module.css';
import { numbersOf } from './report-words.ts';

interface Props {
  readonly report: QuestionReport;
  readonly canJudge: boolean;
  readonly onClose: () => void;
}

/** The question as it is now, what was said of it, and the verdict that its reporter will read. */
export function VerdictPanel({ report, canJudge, onClose }: Props) {
  const { t } = useTranslation();
  const { id, number } = report.question;
  const asked = useQuery(query(api.questions.showQuestion, { params: { questionId: id } }));
  return (
    <SidePanel
      opened
      onClose={onClose}
      size="login"
      title={t('questions.panel.title', { number })}
      subtitle={t(`questions.life.reasons.${report.reason}`)}
    >
      <div className={classes['panel']}>
        {report.variant && <p>{t('questions.life.queue.numbers', { numbers: numbersOf(report.variant) })}</p>}
        {report.comment && <blockquote className={classes['quote']}>{report.comment}</blockquote>}
        {report.picture && (
          <a href={report.picture} target="_blank" rel="noreferrer">
            <img className={classes['picture']} src={report.picture} alt={t('questions.life.queue.picture')} />
          </a>
        )}
        {asked.isPending && <CardSkeleton lines={5} />}
        {asked.isError && <LoadFailed error={asked.error} onRetry={() => void asked.refetch()} />}
        {asked.data && (
          <>
            <QuestionPreview
              type={asked.data.type}
              content={asked.data.content.en}
              solution={asked.data.key}
              imageOf={imageFinder(asked.data.images)}
            />
            {asked.data.can.edit && (
              <div>
                <Button
                  variant="ghost"
                  leftSection={<Icon of={IconPencil} size={16} />}
                  renderRoot={(props) => (
                    <Link {...props} to="/partner/questions/$questionId" params={{ questionId: id }} />
                  )}
                >
                  {t('questions.life.queue.fix')}
                </Button>
              </div>
            )}
          </>
        )}
        {canJudge && report.state === 'open' && <Verdict reportId={report.id} onClose={onClose} />}
      </div>
    </SidePanel>
  );
}

function Verdict({ reportId, onClose }: { readonly reportId: string; readonly onClose: () => void }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const { form, values, set, errorOf, problem, busy, onSubmit } = useFields(
    { verdict: '', upheld: true },
    async ({ verdict, upheld }) => {
      const state = upheld ? 'upheld' : 'dismissed';
      await api.questions.judgeReport({ params: { reportId }, body: { state, verdict } });
      toast.good(t(`questions.life.queue.now.${state}`));
      await client.invalidateQueries({ queryKey: api.questions.listReports.key });
      onClose();
    },
  );
  return (
    <form ref={form} className={classes['verdict']} onSubmit={onSubmit} noValidate>
      <Problem>{problem}</Problem>
      <Textarea
        label={t('questions.life.queue.answer')}
        description={t('questions.life.queue.answerHelp')}
        autosize
        minRows={2}
        maxLength={1000}
        value={values.verdict}
        error={errorOf('verdict')}
        onChange={(event) => set('verdict', event.currentTarget.value)}
      />
      <div className={classes['buttons']}>
        <Button type="submit" variant="outline" loading={busy && !values.upheld} onClick={() => set('upheld', false)}>
          {t('questions.life.queue.dismiss')}
        </Button>
        <Button type="submit" variant="action" loading={busy && values.upheld} onClick={() => set('upheld', true)}>
          {t('questions.life.queue.uphold')}
        </Button>
      </div>
    </form>
  );
}
