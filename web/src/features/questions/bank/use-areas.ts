import type { KnowledgeArea } from '@abhyas/contract/taxonomy/taxonomy';
import { useQuery } from '@tanstack/react-query';
import { api, query } from '../../../lib/api.ts';

const none: readonly KnowledgeArea[] = [];

/** All knowledge areas that this institute may use; empty until they came. */
export function useAreas(): readonly KnowledgeArea[] {
  return useQuery({ ...query(api.taxonomy.listKnowledgeAreas, {}), staleTime: 60_000 }).data ?? none;
}
