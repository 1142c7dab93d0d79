import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '../../../lib/api.ts';
import { useFormat } from '../../../lib/format.ts';
import { useRefusalText } from '../../../lib/refusal-text.ts';
import { toast } from '../../../ui/status/toast.tsx';

/** Takes a change of many questions back and says of how many. */
export function useUndoChange(): (changeId: string) => Promise<void> {
  const { t } = useTranslation();
  const { number } = useFormat();
  const client = useQueryClient();
  const say = useRefusalText();
  return async (changeId) => {
    try {
      const { questions, left, working } = await api.questions.undoQuestionChange({ params: { changeId } });
      if (working) toast.info(t('questions.rewording.undoing', { percent: 0 }));
      else
        toast.good(t('questions.bulk.undone', { count: questions, shown: number(questions) }), {
          ...(left > 0 && { text: t('questions.bulk.left', { count: left, shown: number(left) }) }),
        });
    } catch (error) {
      toast.bad(say(error));
    }
    await client.invalidateQueries({ queryKey: ['questions'] });
  };
}
