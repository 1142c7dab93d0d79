import type { BookStatus } from '@abhyas/contract/books/shapes';
import type { Actor } from '../../kernel/context.ts';

/** Whoever writes courses writes books. */
export const canWriteBooks = (actor: Actor): boolean => actor.capabilities.has('courses.write');

/** What is archived stays as it is. */
export const canEditBook = (actor: Actor, { status }: { readonly status: BookStatus }): boolean =>
  canWriteBooks(actor) && status !== 'archived';

/** Whoever publishes courses publishes books. */
export const canPublishBook = (actor: Actor, { status }: { readonly status: BookStatus }): boolean =>
  actor.capabilities.has('courses.publish') && status !== 'archived';

/** The same for a book that is archived already: it is brought back. */
export const canArchiveBook = (actor: Actor): boolean => actor.capabilities.has('courses.publish');
