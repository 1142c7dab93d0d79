import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api, ApiError, isRefusal } from '../../../lib/api.ts';
import { useRefusalText } from '../../../lib/refusal-text.ts';
import { ConfirmModal } from '../../../ui/overlays/confirm-modal.tsx';
import { toast } from '../../../ui/status/toast.tsx';

interface Seen {
  readonly version: number;
  readonly keyVersion: number;
}
interface Asked {
  /** What the server said of its duplicates. */
  readonly text: string;
  readonly answer: (send: boolean) => void;
}
export interface Sending {
  readonly busy: boolean;
  readonly problem: string | undefined;
  /** True where it is in review now, or needs none; a question that the bank has already is asked about first. */
  readonly send: (questionId: string, seen: Seen) => Promise<boolean>;
  readonly withdraw: (questionId: string, round: number) => Promise<void>;
  /** Stands somewhere on the screen. */
  readonly dialog: ReactNode;
}

/** Sends a question for review and takes it back; what hinders it is said in one sentence. */
export function useSendForReview(): Sending {
  const { t } = useTranslation();
  const client = useQueryClient();
  const say = useRefusalText();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [asked, setAsked] = useState<Asked>();
  const run = async (work: () => Promise<boolean>): Promise<boolean> => {
    setBusy(true);
    setProblem(undefined);
    try {
      return await work();
    } catch (error) {
      setProblem(textOf(error));
      return false;
    } finally {
      setBusy(false);
      await client.invalidateQueries({ queryKey: ['questions'] });
    }
  };
  const textOf = (error: unknown) => {
    if (isRefusal(error, 'CONFLICT')) return t('questions.review.changedMeanwhile');
    const wrong =
      error instanceof ApiError ? error.fields.map(({ messageKey, values }) => t(messageKey, { ...values })) : [];
    return [say(error), ...new Set(wrong)].join(' ');
  };
  const askAboutDuplicates = (refusal: unknown) =>
    new Promise<boolean>((answer) => {
      setAsked({ text: say(refusal), answer });
    }).finally(() => setAsked(undefined));
  const submit = async (questionId: string, seen: Seen, despiteDuplicates: boolean): Promise<boolean> => {
    try {
      await api.questions.submitForReview({ params: { questionId }, body: { ...seen, despiteDuplicates } });
      toast.good(t('questions.review.sent'));
      return true;
    } catch (error) {
      if (isRefusal(error, 'REVIEW_DUPLICATES'))
        return (await askAboutDuplicates(error)) && submit(questionId, seen, true);
      // Nothing but its place in the bank was changed: it is approved as it is.
      if (!isRefusal(error, 'REVIEW_STATE')) throw error;
      toast.good(t('questions.review.saved'));
      return true;
    }
  };
  return {
    busy,
    problem,
    send: (questionId, seen) => run(() => submit(questionId, seen, false)),
    withdraw: async (questionId, round) => {
      await run(async () => {
        await api.questions.withdrawFromReview({ params: { questionId }, body: { round } });
        toast.good(t('questions.review.withdrawn'));
        return true;
      });
    },
    dialog: asked && (
      <ConfirmModal
        opened
        tone="action"
        title={t('questions.review.duplicateTitle')}
        confirmLabel={t('questions.review.duplicateSend')}
        onClose={() => asked.answer(false)}
        onConfirm={() => asked.answer(true)}
      >
        {asked.text} {t('questions.review.duplicateText')}
      </ConfirmModal>
    ),
  };
}
