export const questionSorts = ['number', 'facility', 'discrimination', 'skipped', 'time'] as const;
export type QuestionSort = (typeof questionSorts)[number];

/** What the address of an analysis says: whose results, of which version, and which questions in which order. */
export interface AnalysisSearch {
  readonly batchId?: string;
  readonly version?: number;
  readonly sort?: QuestionSort;
  /** Only questions that a teacher should look at. */
  readonly flagged?: true;
  readonly find?: string;
}
export type AnalysisPatch = { readonly [K in keyof AnalysisSearch]?: AnalysisSearch[K] | undefined };

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Reads the address; what nobody could have chosen is left out, and so is the order of the paper. */
export function readAnalysisSearch(raw: Readonly<Record<string, unknown>>): AnalysisSearch {
  const { batchId } = raw;
  const version = Number(raw['version']);
  const sort = questionSorts.find((one) => one === raw['sort'] && one !== 'number');
  const find =
    typeof raw['find'] === 'string' || typeof raw['find'] === 'number' ? String(raw['find']).slice(0, 80) : '';
  return {
    ...(typeof batchId === 'string' && uuid.test(batchId) && { batchId }),
    ...(Number.isInteger(version) && version > 0 && { version }),
    ...(sort && { sort }),
    ...((raw['flagged'] === true || raw['flagged'] === 'true') && { flagged: true as const }),
    ...(find && { find }),
  };
}

/** The part of it that the server is asked for. */
export const askedOf = ({ batchId, version }: AnalysisSearch): Pick<AnalysisSearch, 'batchId' | 'version'> => ({
  ...(batchId && { batchId }),
  ...(version && { version }),
});
