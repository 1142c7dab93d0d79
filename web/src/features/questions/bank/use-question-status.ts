import type { Question } from '@abhyas/contract/questions/shapes';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '../../../lib/api.ts';
import { toast } from '../../../ui/status/toast.tsx';
import { useRefusalText } from '../../../lib/refusal-text.ts';

/** Archives a question or brings it back, with a way to undo; papers that use it keep it. */
export function useQuestionStatus(onDone: () => void) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const textOf = useRefusalText();
  const set = async (questionId: string, status: Question['status']) => {
    await api.questions.setQuestionStatus({ params: { questionId }, body: { status } });
    await client.invalidateQueries({ queryKey: ['questions'] });
  };
  return async (question: Question) => {
    const status = question.status === 'active' ? 'archived' : 'active';
    const undo = () => void set(question.id, question.status).catch((error: unknown) => toast.bad(textOf(error)));
    try {
      await set(question.id, status);
    } catch (error) {
      return toast.bad(textOf(error));
    }
    onDone();
    toast.good(t(`questions.panel.now.${status}`), {
      text: t('questions.panel.left', { number: question.number }),
      undo,
      undoLabel: t('ui.undo'),
    });
  };
}
