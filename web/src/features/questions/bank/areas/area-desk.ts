import type { KnowledgeArea, SubjectName } from '@abhyas/contract/taxonomy/taxonomy';
import { createContext, useContext } from 'react';
import { api } from '../../../../lib/api.ts';

/** An area as whoever looks after a tree sees it. */
export type ShownArea = KnowledgeArea & {
  readonly retiredAt: string | null;
  /** Questions in this area alone, and plans that ask for it; the provider does not see those of institutes. */
  readonly questions?: number;
  readonly plans?: number;
  /** Its share of the syllabus of each exam, in thousandths; the provider's tree alone says it. */
  readonly weights?: readonly { readonly examId: number; readonly perMille: number }[];
};

interface ShownTree {
  readonly rows: readonly ShownArea[];
  readonly can: { readonly edit: boolean };
}
type Place = { readonly parentId: string | null };

/** Whose tree it is: what it holds, what may be changed there, and who is asked to do it. */
export interface AreaDesk {
  readonly kind: 'own' | 'provided';
  readonly show: (subject: SubjectName) => Promise<ShownTree>;
  readonly holds: (area: ShownArea) => boolean;
  readonly add: (area: Place & { readonly name: string; readonly subject: SubjectName }) => Promise<{ id: string }>;
  readonly rename: (areaId: string, name: string) => Promise<unknown>;
  readonly move: (areaId: string, place: Place) => Promise<unknown>;
  /** How many questions moved, or in how many institutes they will. */
  readonly merge: (areaId: string, intoId: string) => Promise<number>;
  readonly retire: (areaId: string, retired: boolean) => Promise<unknown>;
}

const on = (areaId: string) => ({ params: { areaId } });

/** The areas that an institute hangs under the tree of all. */
export const ownDesk: AreaDesk = {
  kind: 'own',
  show: (subject) => api.taxonomy.showAreaDesk({ query: { subject } }),
  holds: ({ own }) => own,
  add: (body) => api.taxonomy.createKnowledgeArea({ body }),
  rename: (areaId, name) => api.taxonomy.renameKnowledgeArea({ ...on(areaId), body: { name } }),
  move: (areaId, body) => api.taxonomy.moveKnowledgeArea({ ...on(areaId), body }),
  merge: async (areaId, intoId) =>
    (await api.taxonomy.mergeKnowledgeArea({ ...on(areaId), body: { intoId } })).questions,
  retire: (areaId, retired) => api.taxonomy.retireKnowledgeArea({ ...on(areaId), body: { retired } }),
};

/** The tree that all institutes share, for the provider's employees. */
export const providedDesk: AreaDesk = {
  kind: 'provided',
  show: (subject) => api.taxonomy.showProvidedAreas({ query: { subject } }),
  holds: () => true,
  add: (body) => api.taxonomy.createProvidedArea({ body }),
  rename: (areaId, name) => api.taxonomy.renameProvidedArea({ ...on(areaId), body: { name } }),
  move: (areaId, body) => api.taxonomy.moveProvidedArea({ ...on(areaId), body }),
  merge: async (areaId, intoId) =>
    (await api.taxonomy.mergeProvidedArea({ ...on(areaId), body: { intoId } })).institutes,
  retire: (areaId, retired) => api.taxonomy.retireProvidedArea({ ...on(areaId), body: { retired } }),
};

const DeskContext = createContext<AreaDesk>(ownDesk);
export const DeskProvider = DeskContext.Provider;
/** The desk whose screen this is. */
export const useDesk = (): AreaDesk => useContext(DeskContext);
