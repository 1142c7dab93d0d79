import type { ReviewStanding } from '@abhyas/contract/questions/review';
import { Button, Textarea } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api, isRefusal } from '../../../lib/api.ts';
import { useRefusalText } from '../../../lib/refusal-text.ts';
import { Kbd } from '../../../ui/controls/kbd.tsx';
import { Notice } from '../../../ui/status/notice.tsx';
import { toast } from '../../../ui/status/toast.tsx';
import classes from './review.module.css';
import { useSendForReview } from './use-send-for-review.tsx';

interface Props {
  readonly questionId: string;
  readonly standing: ReviewStanding;
  /** It is decided: the next one opens. */
  readonly onDone: () => void;
}

/** What the caller may do now: decide about somebody else's question, send or take back an own one. */
export function ReviewDecision({ questionId, standing, onDone }: Props) {
  const { t } = useTranslation();
  const { can, own } = standing;
  return (
    <div className={classes['decision']}>
      {can.decide && <Decide questionId={questionId} round={standing.round} onDone={onDone} />}
      {standing.state === 'in_review' && own && <p className={classes['quiet']}>{t('questions.review.ownText')}</p>}
      {(can.submit || can.withdraw) && !can.decide && <Sending questionId={questionId} standing={standing} />}
    </div>
  );
}

type Verdict = 'approve' | 'return';

function Decide({ questionId, round, onDone }: { questionId: string; round: number; onDone: () => void }) {
  const { t } = useTranslation();
  const { busy, problem, decide } = useVerdict(questionId, round, onDone);
  const [comment, setComment] = useState('');
  const [missing, setMissing] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const give = (verdict: Verdict) => {
    if (busy) return;
    const wordless = verdict === 'return' && comment.trim() === '';
    setMissing(wordless);
    if (wordless) field.current?.focus();
    else void decide(verdict, comment);
  };
  useHotkeys([
    ['a', () => give('approve')],
    ['r', () => field.current?.focus()],
  ]);
  return (
    <form noValidate onSubmit={(event) => event.preventDefault()}>
      {problem && (
        <Notice tone="bad" live>
          {problem}
        </Notice>
      )}
      <Textarea
        ref={field}
        label={t('questions.review.comment')}
        description={t('questions.review.commentHelp')}
        autosize
        minRows={2}
        maxLength={1000}
        value={comment}
        error={missing && comment.trim() === '' && t('questions.review.commentMissing')}
        onChange={(event) => setComment(event.currentTarget.value)}
      />
      <div className={classes['buttons']}>
        <span className={classes['keys']} aria-hidden="true">
          <Kbd>J</Kbd> <Kbd>K</Kbd> {t('questions.review.keys.step')} · <Kbd>A</Kbd>{' '}
          {t('questions.review.keys.approve')} · <Kbd>R</Kbd> {t('questions.review.keys.comment')}
        </span>
        <Button
          variant="outline"
          loading={busy === 'return'}
          disabled={busy === 'approve'}
          onClick={() => give('return')}
        >
          {t('questions.review.return')}
        </Button>
        <Button
          variant="action"
          loading={busy === 'approve'}
          disabled={busy === 'return'}
          onClick={() => give('approve')}
        >
          {t('questions.review.approve')}
        </Button>
      </div>
    </form>
  );
}

/** Sends the verdict once. Where the question changed meanwhile, or somebody was faster, it is shown afresh. */
function useVerdict(questionId: string, round: number, onDone: () => void) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const say = useRefusalText();
  const [busy, setBusy] = useState<Verdict>();
  const [problem, setProblem] = useState<string>();
  const decide = async (verdict: Verdict, comment: string) => {
    setBusy(verdict);
    setProblem(undefined);
    const call = { params: { questionId }, body: { round, comment: comment.trim() } };
    try {
      await (verdict === 'approve' ? api.questions.approveQuestion(call) : api.questions.returnQuestion(call));
      toast.good(t(`questions.review.now.${verdict}`));
      onDone();
    } catch (error) {
      setProblem(isRefusal(error, 'CONFLICT') ? t('questions.review.changedMeanwhile') : say(error));
    } finally {
      setBusy(undefined);
      await client.invalidateQueries({ queryKey: ['questions'] });
    }
  };
  return { busy, problem, decide };
}

function Sending({ questionId, standing }: { questionId: string; standing: ReviewStanding }) {
  const { t } = useTranslation();
  const sending = useSendForReview();
  const { version, keyVersion, round, can } = standing;
  return (
    <>
      {sending.problem && (
        <Notice tone="bad" live>
          {sending.problem}
        </Notice>
      )}
      <div className={classes['buttons']}>
        {can.withdraw && (
          <Button variant="outline" loading={sending.busy} onClick={() => void sending.withdraw(questionId, round)}>
            {t('questions.review.withdraw')}
          </Button>
        )}
        {can.submit && (
          <Button
            variant="action"
            loading={sending.busy}
            disabled={standing.problems.length > 0}
            onClick={() => void sending.send(questionId, { version, keyVersion })}
          >
            {t('questions.review.send')}
          </Button>
        )}
      </div>
      {sending.dialog}
    </>
  );
}
