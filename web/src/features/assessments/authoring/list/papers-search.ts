import type { Paper } from '@abhyas/contract/assessments/shapes';

export const paperKinds = ['PREDEFINED', 'CUSTOM', 'OVERVIEW'] as const satisfies readonly Paper['kind'][];
export const paperStatuses = ['draft', 'published', 'archived'] as const satisfies readonly Paper['status'][];

/** What the address of the list of tests says. */
export interface PapersSearch {
  readonly status?: Paper['status'];
  readonly kind?: Paper['kind'];
  readonly search?: string;
  readonly page?: number;
}
export type PapersPatch = { readonly [K in keyof PapersSearch]?: PapersSearch[K] | undefined };

/** Reads the address; what nobody could have chosen is left out. */
export function readPapersSearch(raw: Readonly<Record<string, unknown>>): PapersSearch {
  const status = paperStatuses.find((one) => one === raw['status']);
  const kind = paperKinds.find((one) => one === raw['kind']);
  const search =
    typeof raw['search'] === 'string' || typeof raw['search'] === 'number' ? String(raw['search']).slice(0, 120) : '';
  const page = Number(raw['page']);
  return {
    ...(status && { status }),
    ...(kind && { kind }),
    ...(search && { search }),
    ...(Number.isInteger(page) && page > 1 && { page }),
  };
}

/** Applies a change; another filter begins at the first page. */
export const patchPapers = (search: PapersSearch, patch: PapersPatch): PapersSearch =>
  readPapersSearch({ ...search, ...('page' in patch ? {} : { page: undefined }), ...patch });
