import type { Actor } from '../../kernel/context.ts';

interface PaperState {
  readonly status: 'draft' | 'published' | 'archived';
}
interface Owned {
  readonly accountId: string;
}

/** A draft, or a published paper whose next version is prepared; what is archived stays as it is. */
export const canEditPaper = (actor: Actor, paper: PaperState): boolean =>
  actor.capabilities.has('papers.write') && paper.status !== 'archived';

export const canPublishPaper = (actor: Actor, paper: PaperState): boolean =>
  actor.capabilities.has('papers.publish') && paper.status !== 'archived';

export const canArchivePaper = (actor: Actor, paper: PaperState): boolean =>
  actor.capabilities.has('papers.publish') && paper.status !== 'archived';

/** Only the one who started it sits an attempt. */
export const canSitAttempt = (actor: Actor, attempt: Owned): boolean => actor.accountId === attempt.accountId;

/** Results of others, and before their day. */
export const canReadResults = (actor: Actor): boolean => actor.capabilities.has('results.read');

/** Its student, and staff who read results. */
export const canSeeResult = (actor: Actor, attempt: Owned): boolean =>
  canSitAttempt(actor, attempt) || canReadResults(actor);
