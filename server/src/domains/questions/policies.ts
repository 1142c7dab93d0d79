import type { Actor } from '../../kernel/context.ts';

/** Who may change the bank: its words, its keys, and what is imported into it. */
export const canEdit = (actor: Actor): boolean => actor.capabilities.has('questions.write');

/** Who may approve what somebody else wrote, or send it back. */
export const canReview = (actor: Actor): boolean => actor.capabilities.has('questions.review');
