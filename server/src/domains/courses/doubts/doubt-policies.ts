import type { Actor } from '../../../kernel/context.ts';

interface Written {
  readonly accountId: string | null;
}

/** Staff who make courses or keep order in them answer doubts, and accept answers in the place of who asked. */
export const canAnswerDoubts = (actor: Actor): boolean =>
  actor.capabilities.has('courses.write') || actor.capabilities.has('courses.moderate');

/** Who asked says which answer solved it. */
export const canAcceptReply = (actor: Actor, doubt: Written): boolean => doubt.accountId === actor.accountId;

/** Who asked changes his or her words, or takes them back. */
export const canEditDoubt = (actor: Actor, doubt: Written): boolean => doubt.accountId === actor.accountId;

/** One’s own words are not reported. */
export const canReport = (actor: Actor, { accountId }: Written): boolean => accountId !== actor.accountId;
