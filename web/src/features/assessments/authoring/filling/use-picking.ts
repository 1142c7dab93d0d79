import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../../lib/api.ts';
import { useRefusalText } from '../../../../lib/refusal-text.ts';
import { toast } from '../../../../ui/status/toast.tsx';
import { useAreas } from '../../../questions/index.ts';
import { useBuilding } from '../builder/building.ts';
import { newSeed } from '../generate/blueprint-form.ts';
import type { Missing } from './missing-of.ts';
import { pickBlueprint } from './pick-blueprint.ts';

/** Fills what a section lacks from the bank, as the generator would; told with its seed, and taken back in one step. */
export function usePicking() {
  const { t } = useTranslation();
  const textOf = useRefusalText();
  const areas = useAreas();
  const { paper, draft, change, known, flush } = useBuilding();
  /** The section that is being filled. */
  const [busy, setBusy] = useState<string>();
  const pick = async (missing: Missing) => {
    const { id, title } = missing.section;
    setBusy(id);
    try {
      // The server leaves out what stands in the draft that it has.
      await flush();
      const seed = newSeed();
      const body = pickBlueprint(missing, seed, { draft, facts: known.facts, areas });
      const reply = await api.assessments.generateQuestions({ params: { paperId: paper.id }, body });
      const found = reply.sections.flatMap(({ questionIds }) => questionIds);
      if (found.length === 0) return toast.bad(t('authoring.building.fill.nothing', { section: title }));
      change({ do: 'addQuestions', id, questionIds: found });
      toast.good(t('authoring.building.fill.picked', { count: found.length, section: title, seed }), {
        ...(reply.deviations.some(({ rule }) => rule !== 'count') && { text: t('authoring.building.fill.loose') }),
        undo: () => {
          for (const questionId of found) change({ do: 'removeQuestion', questionId });
        },
        undoLabel: t('ui.undo'),
      });
    } catch (error) {
      toast.bad(textOf(error));
    } finally {
      setBusy(undefined);
    }
  };
  return { busy, pick };
}
