import { useQueries } from '@tanstack/react-query';
import { api, query } from '../../../../lib/api.ts';
import { useAreas } from '../../../questions/index.ts';
import { useBuilding } from '../builder/building.ts';
import { questionsOf } from '../draft/change-draft.ts';
import type { Missing } from './missing-of.ts';
import { availableFor } from './pick-blueprint.ts';

/** Of each section that lacks questions, how many more the bank has that would fit; undefined while that is not known. */
export function useAvailable(missing: readonly Missing[]): readonly (number | undefined)[] {
  const { draft, known } = useBuilding();
  const subjects = new Map(useAreas().map(({ id, subject }) => [id, subject]));
  // One question for each subject: the bank counts its types by itself.
  const wanted = [...new Set(missing.map(({ official }) => official?.subject ?? ''))];
  const counts = useQueries({
    queries: wanted.map((subject) => ({
      ...query(api.questions.listQuestions, { query: { size: 1, ...(subject && { subject }) } }),
      staleTime: 60_000,
    })),
  });
  const inPaper = questionsOf(draft).map((id) => ({
    type: known.find(id)?.type,
    subject: subjects.get(known.facts.get(id)?.knowledgeAreaId ?? ''),
  }));
  return missing.map((one) => {
    const { data } = counts[wanted.indexOf(one.official?.subject ?? '')]!;
    return data && availableFor(one, data.counts, inPaper);
  });
}
