import { useQuery } from '@tanstack/react-query';
import { api, query } from '../../../lib/api.ts';

/** As many areas as the server counts at once. */
const MOST = 200;

/** How many questions of the chapters of these areas can be practised, by area, without those of an attempt; undefined until they are counted, or where the reader practises nothing. */
export function usePracticeCounts(
  areaIds: readonly string[],
  { apartFrom, enabled = true }: { readonly apartFrom?: string | undefined; readonly enabled?: boolean } = {},
): ReadonlyMap<string, number> | undefined {
  const asked = [...new Set(areaIds)].toSorted().slice(0, MOST);
  const body = { areaIds: asked, ...(apartFrom !== undefined && { apartFrom }) };
  const { data } = useQuery({
    ...query(api.assessments.countPracticeSets, { body }, { quiet: true }),
    enabled: enabled && asked.length > 0,
  });
  return data && new Map(data.map(({ areaId, count }) => [areaId, count]));
}
