import { comparedPapers } from '@abhyas/contract/assessments/analysis';

/** What the address of a comparison says: ids of papers with commas between them, and whose results. */
export interface CompareSearch {
  readonly papers?: string;
  readonly batchId?: string;
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The papers that an address names. */
export const papersOf = ({ papers = '' }: CompareSearch): readonly string[] =>
  [...new Set(papers.split(',').filter((id) => uuid.test(id)))].slice(0, comparedPapers.most);

/** Reads the address; what is no paper or no batch is left out. */
export function readCompareSearch(raw: Readonly<Record<string, unknown>>): CompareSearch {
  const named = papersOf({ papers: typeof raw['papers'] === 'string' ? raw['papers'] : '' });
  const { batchId } = raw;
  return {
    ...(named.length > 0 && { papers: named.join(',') }),
    ...(typeof batchId === 'string' && uuid.test(batchId) && { batchId }),
  };
}
