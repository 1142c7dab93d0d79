import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import type { Context } from '../../../kernel/context.ts';
import { presentLink } from './links-of.ts';
import { findLinks } from './links.store.ts';
import { rulesOfVideo } from './rules.store.ts';

/** Videos at other hosts that lessons may show, newest first. */
export async function listLinks(
  ctx: Context,
  { query }: Input<typeof api.media.listLinks>,
): Promise<Answer<typeof api.media.listLinks>> {
  const { hosts } = await rulesOfVideo(ctx);
  const { rows, total } = await findLinks(ctx, query);
  return { rows: rows.map((link) => presentLink(link, hosts)), total, page: query.page, size: query.size };
}
