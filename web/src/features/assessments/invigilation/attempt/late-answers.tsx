import type { api as contract } from '@abhyas/contract';
import type { LateAnswer } from '@abhyas/contract/assessments/invigilation';
import type { Reply } from '@abhyas/contract/endpoint';
import { Button, Checkbox, Textarea } from '@mantine/core';
import { IconClockCheck } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api, query } from '../../../../lib/api.ts';
import { useFormat } from '../../../../lib/format.ts';
import { useFields } from '../../../../lib/use-fields.ts';
import { SidePanel } from '../../../../ui/overlays/side-panel.tsx';
import { RichText } from '../../../../ui/rich-text/rich-text.tsx';
import { EmptyState } from '../../../../ui/status/empty-state.tsx';
import { LoadFailed } from '../../../../ui/status/load-failed.tsx';
import { Problem } from '../../../../ui/status/problem.tsx';
import { ListSkeleton } from '../../../../ui/status/skeletons.tsx';
import { toast } from '../../../../ui/status/toast.tsx';
import { briefDoc } from '../../../questions/index.ts';
import { responseWords } from '../../results/answer-words.ts';
import classes from '../invigilation.module.css';
import { useLookAgain } from '../use-hall.ts';

type Shown = Reply<typeof contract.assessments.listLateAnswers>;

/** Answers that came after the close, with what they would change; somebody may let them count, with a reason. */
export function LateAnswers({ attemptId, onClose }: { readonly attemptId: string; readonly onClose: () => void }) {
  const { t } = useTranslation();
  const late = useQuery({ ...query(api.assessments.listLateAnswers, { params: { attemptId } }), staleTime: 0 });
  return (
    <SidePanel
      opened
      onClose={onClose}
      title={late.data?.student ?? '…'}
      subtitle={t('assessments.invigilation.late.title')}
    >
      {late.isPending && <ListSkeleton />}
      {late.isError && <LoadFailed error={late.error} onRetry={() => void late.refetch()} />}
      {late.data?.answers.length === 0 && (
        <EmptyState icon={IconClockCheck} title={t('assessments.invigilation.late.none')} />
      )}
      {late.data && late.data.answers.length > 0 && (
        <AcceptForm key={late.data.revision} attemptId={attemptId} late={late.data} onClose={onClose} />
      )}
    </SidePanel>
  );
}

function AcceptForm({ attemptId, late, onClose }: { attemptId: string; late: Shown; onClose: () => void }) {
  const { t } = useTranslation();
  const { marks } = useFormat();
  const queryClient = useQueryClient();
  const lookAgain = useLookAgain();
  const { form, values, set, errorOf, problem, busy, onSubmit } = useFields(
    { chosen: late.answers.map(({ questionId }) => questionId), reason: '' },
    async ({ chosen, reason }) => {
      const params = { attemptId };
      const body = { revision: late.revision, questionIds: chosen, reason };
      const done = await api.assessments.acceptLateAnswers({ params, body });
      toast.good(t('assessments.invigilation.late.accepted', { count: done.accepted, marks: marks(done.marks) }));
      await queryClient.invalidateQueries({ queryKey: api.assessments.listLateAnswers.key });
      await lookAgain();
      onClose();
    },
    {
      check: ({ chosen, reason }) => ({
        ...(chosen.length === 0 && { chosen: t('assessments.invigilation.late.chooseOne') }),
        ...(reason.trim().length < 3 && { reason: t('assessments.invigilation.reasonMissing') }),
      }),
    },
  );
  const toggle = (id: string) =>
    set('chosen', values.chosen.includes(id) ? values.chosen.filter((one) => one !== id) : [...values.chosen, id]);
  return (
    <form ref={form} className={classes['form']} onSubmit={onSubmit} noValidate>
      <Problem>{problem}</Problem>
      <p>
        {t('assessments.invigilation.late.would', {
          now: marks(late.marks),
          changed: marks(late.marksWith),
          full: marks(late.full),
        })}
      </p>
      <ul className={classes['lateList']}>
        {late.answers.map((answer) => (
          <LateLine
            key={answer.questionId}
            answer={answer}
            chosen={values.chosen.includes(answer.questionId)}
            onToggle={() => toggle(answer.questionId)}
          />
        ))}
      </ul>
      <Problem>{errorOf('chosen')}</Problem>
      <Textarea
        label={t('assessments.invigilation.reason')}
        description={t('assessments.invigilation.reasonNote')}
        autosize
        minRows={2}
        maxLength={300}
        value={values.reason}
        error={errorOf('reason')}
        onChange={(event) => set('reason', event.currentTarget.value)}
      />
      <div className={classes['buttons']}>
        <Button variant="ghost" onClick={onClose}>
          {t('ui.cancel')}
        </Button>
        <Button type="submit" variant="action" loading={busy}>
          {t('assessments.invigilation.late.accept', { count: values.chosen.length })}
        </Button>
      </div>
    </form>
  );
}

interface LineProps {
  readonly answer: LateAnswer;
  readonly chosen: boolean;
  readonly onToggle: () => void;
}

function LateLine({ answer, chosen, onToggle }: LineProps) {
  const { t } = useTranslation();
  const { signedMarks, time } = useFormat();
  const { number, section, stem, counted, late, cameAt } = answer;
  return (
    <li>
      <Checkbox
        checked={chosen}
        onChange={onToggle}
        label={t('assessments.invigilation.late.question', { number, section, time: time(cameAt) })}
      />
      <span className={classes['stem']}>
        <RichText doc={briefDoc(stem)} inline />
      </span>
      <span className={classes['change']}>
        <span>
          {responseWords(counted.response)} ({signedMarks(counted.marks)})
        </span>
        <span aria-hidden="true">→</span>
        <b>
          {responseWords(late.response)} ({signedMarks(late.marks)})
        </b>
      </span>
    </li>
  );
}
