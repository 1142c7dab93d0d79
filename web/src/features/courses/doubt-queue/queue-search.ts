export const queueStates = ['waiting', 'answered', 'solved', 'reported', 'hidden', 'all'] as const;
export type QueueState = (typeof queueStates)[number];

/** What the address of the queue says. */
export interface QueueSearch {
  readonly state?: QueueState;
  readonly courses?: 'all';
  readonly courseId?: string;
  readonly search?: string;
  readonly page?: number;
  /** The open doubt. */
  readonly doubt?: string;
}
export type QueuePatch = { readonly [K in keyof QueueSearch]?: QueueSearch[K] | undefined };

const ID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
const idOf = (value: unknown) => (typeof value === 'string' && ID.test(value) ? value : undefined);

/** Reads the address; what nobody could have chosen is left out. */
export function readQueueSearch(raw: Readonly<Record<string, unknown>>): QueueSearch {
  const state = queueStates.find((one) => one === raw['state']);
  const search = typeof raw['search'] === 'string' ? raw['search'].slice(0, 100) : '';
  const page = Number(raw['page']);
  const [courseId, doubt] = [idOf(raw['courseId']), idOf(raw['doubt'])];
  return {
    ...(state && state !== 'waiting' && { state }),
    ...(raw['courses'] === 'all' && { courses: 'all' as const }),
    ...(courseId && { courseId }),
    ...(search && { search }),
    ...(Number.isInteger(page) && page > 1 && { page }),
    ...(doubt && { doubt }),
  };
}
