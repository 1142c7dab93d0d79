import type { Actor } from '../../kernel/context.ts';

/** Papers that students make for themselves are nobody else's to change. */
interface PaperState {
  readonly kind: 'PREDEFINED' | 'CUSTOM' | 'OVERVIEW' | 'PRACTICE';
  readonly status: 'draft' | 'published' | 'archived';
}
interface Owned {
  readonly accountId: string;
}

/** Not one that a student made for himself: only what a teacher gave to many ranks them. */
export const isOfTeachers = ({ kind }: Pick<PaperState, 'kind'>): boolean => kind === 'PREDEFINED';

/** A draft, or a published paper whose next version is prepared; what is archived stays as it is. */
export const canEditPaper = (actor: Actor, paper: PaperState): boolean =>
  actor.capabilities.has('papers.write') && isOfTeachers(paper) && paper.status !== 'archived';

export const canPublishPaper = (actor: Actor, paper: PaperState): boolean =>
  actor.capabilities.has('papers.publish') && isOfTeachers(paper) && paper.status !== 'archived';

export const canArchivePaper = (actor: Actor, paper: PaperState): boolean =>
  actor.capabilities.has('papers.publish') && isOfTeachers(paper) && paper.status !== 'archived';

/** Verdicts about published keys, the rescore that follows them, and until when keys may be challenged. */
export const canDecideKeys = (actor: Actor, paper: PaperState): boolean =>
  actor.capabilities.has('papers.publish') && paper.status !== 'draft';

/** Only the one who started it sits an attempt. */
export const canSitAttempt = (actor: Actor, attempt: Owned): boolean => actor.accountId === attempt.accountId;

/** Results of others, and before their day. */
export const canReadResults = (actor: Actor): boolean => actor.capabilities.has('results.read');

/** Its student, and staff who read results. */
export const canSeeResult = (actor: Actor, attempt: Owned): boolean =>
  canSitAttempt(actor, attempt) || canReadResults(actor);

/** Ranks over several papers are made public: the same right as publishing a paper. */
export const canIssueRankList = (actor: Actor): boolean => actor.capabilities.has('papers.publish');
