import type { Context } from '../../../kernel/context.ts';
import { listAddresses } from './listings.store.ts';

/** A sitemap holds at most so many addresses. */
const MOST = 49_000;

/** Ids of all courses on the shelves with the time of their newest version, for the sitemap. */
export function listedPages(ctx: Context): Promise<{ courseId: string; listedAt: Date }[]> {
  return listAddresses(ctx, MOST);
}
