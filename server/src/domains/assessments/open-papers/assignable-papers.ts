import type { Context } from '../../../kernel/context.ts';
import type { Assignable } from '../../cohorts/index.ts';
import { listPublished } from './open-papers.store.ts';
import { findPublished } from './find-published.store.ts';

/** Published papers can be assigned to a batch. */
export const assignablePapers: Assignable = {
  kind: 'paper',
  titlesOf: async (ctx: Context, ids: readonly string[]) =>
    new Map((await listPublished(ctx, ids)).map(({ paperId, title }) => [paperId, title])),
  find: (ctx: Context, words: string) => findPublished(ctx, words),
  pathOf: (id) => `/student/tests/${id}`,
};
