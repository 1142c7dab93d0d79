import type { Actor } from '../../../kernel/context.ts';

/** Whoever brought a file may take it out again, and so may those who look after the institute's settings. */
export const canRemove = (actor: Actor, file: { readonly ownerId: string | null }): boolean =>
  file.ownerId === actor.accountId || actor.capabilities.has('settings.write');
