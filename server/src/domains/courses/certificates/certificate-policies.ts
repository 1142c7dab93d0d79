import type { Actor } from '../../../kernel/context.ts';

/** Who keeps order in courses takes certificates back, with a reason. */
export const canRevokeCertificate = (actor: Actor): boolean => actor.capabilities.has('courses.moderate');
