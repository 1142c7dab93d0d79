import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api, isRefusal } from '../../../lib/api.ts';
import { useFormat } from '../../../lib/format.ts';
import { useRefusalText } from '../../../lib/refusal-text.ts';
import { toast } from '../../../ui/status/toast.tsx';
import { type ChangeScope, scopeBody } from './scope-of.ts';
import { useUndoChange } from './use-undo-change.ts';

/** Takes questions out of the bank or brings them back, with a way to undo; what stands in a published paper is told and stays. */
export function useRemoval(onDone: () => void) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const client = useQueryClient();
  const say = useRefusalText();
  const undo = useUndoChange();
  return async (scope: ChangeScope, change: 'remove' | 'restore'): Promise<void> => {
    try {
      const { changeId, questions } = await api.questions.changeQuestions({
        body: { scope: scopeBody(scope), change: change === 'remove' ? { remove: true } : { restore: true } },
      });
      onDone();
      await client.invalidateQueries({ queryKey: ['questions'] });
      toast.good(t(`questions.removed.done.${change}`, { count: questions, shown: number(questions) }), {
        undo: () => void undo(changeId),
        undoLabel: t('ui.undo'),
      });
    } catch (error) {
      const isOne = 'questionIds' in scope && scope.questionIds.length === 1;
      toast.bad(isOne && isRefusal(error, 'QUESTIONS_IN_USE') ? t('questions.removed.inUse') : say(error));
    }
  };
}
