import type { QuestionRow } from '@abhyas/contract/questions/shapes';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api, query } from '../../../../lib/api.ts';
import { useRefusalText } from '../../../../lib/refusal-text.ts';
import { toast } from '../../../../ui/status/toast.tsx';
import { useBuilding } from '../builder/building.ts';
import { questionsOf } from '../draft/change-draft.ts';
import { withMates } from '../draft/group-mates.ts';

/** What is chosen in the picker. A question that shares its stem brings the others of its group, which is told and can be taken back. */
export function useChoosing() {
  const { t } = useTranslation();
  const client = useQueryClient();
  const say = useRefusalText();
  const { draft, known } = useBuilding();
  const [chosen, setChosen] = useState<ReadonlyMap<string, QuestionRow>>(new Map());
  const inPaper = new Set(questionsOf(draft));
  const release = (rows: readonly QuestionRow[]) =>
    setChosen((before) => new Map([...before].filter(([id]) => !rows.some((row) => row.id === id))));
  const keep = (rows: readonly QuestionRow[]) => {
    const ids = new Set(rows.map(({ id }) => id));
    known.remember(rows);
    setChosen(
      (before) =>
        new Map([...[...before].filter(([id]) => !ids.has(id)), ...rows.map((row) => [row.id, row] as const)]),
    );
  };
  const groupsOf = async (rows: readonly QuestionRow[]) => {
    const ids = [...new Set(rows.flatMap(({ groupId }) => groupId ?? []))];
    const groups = await Promise.all(
      ids.map((groupId) => client.fetchQuery(query(api.questions.showQuestionGroup, { params: { groupId } }))),
    );
    return new Map(groups.map(({ id, questions }) => [id, questions.filter(({ status }) => status === 'active')]));
  };
  const choose = async (rows: readonly QuestionRow[]): Promise<void> => {
    const free = rows.filter(({ id }) => !inPaper.has(id));
    keep(free);
    if (free.every(({ groupId }) => groupId === null)) return;
    try {
      const whole = withMates(free, await groupsOf(free)).filter(({ id }) => !inPaper.has(id));
      const asked = new Set([...free.map(({ id }) => id), ...chosen.keys()]);
      const brought = whole.filter(({ id }) => !asked.has(id));
      keep(whole);
      if (brought.length > 0)
        toast.info(t('authoring.mates.brought', { count: brought.length }), {
          text: t('authoring.mates.why'),
          undo: () => release(brought),
          undoLabel: t('ui.undo'),
        });
    } catch (error) {
      toast.bad(say(error));
    }
  };
  return { chosen, inPaper, choose, release, clear: () => setChosen(new Map()) };
}
