import { useQuery } from '@tanstack/react-query';
import { api, query } from '../../../lib/api.ts';

/** The current batches and groups by name, but for one, for a field to choose from. */
export function useBatchChoices(except?: string): { value: string; label: string }[] {
  const { data } = useQuery(query(api.cohorts.listBatches, { query: { size: 200 } }));
  return (data?.rows ?? []).filter(({ id }) => id !== except).map(({ id, name }) => ({ value: id, label: name }));
}
