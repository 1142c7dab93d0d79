import type { Actor } from '../../kernel/context.ts';

/** Who makes batches, moves students and assigns. */
export const canWriteCohorts = (actor: Actor): boolean => actor.capabilities.has('cohorts.write');
