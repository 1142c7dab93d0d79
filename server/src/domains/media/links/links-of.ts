import type { HostingLink } from '@abhyas/contract/media/links';
import type { Context } from '../../../kernel/context.ts';
import { listLinksById, type Link } from './links.store.ts';
import { isAllowedHost, readAddress } from './read-address.ts';
import { rulesOfVideo } from './rules.store.ts';

/** Videos at other hosts by id, also those that were taken off the list; one that this institute does not have is missing. */
export async function linksOf(ctx: Context, ids: Iterable<string>): Promise<Map<string, HostingLink>> {
  const asked = [...new Set(ids)];
  if (asked.length === 0) return new Map();
  const { hosts } = await rulesOfVideo(ctx);
  return new Map((await listLinksById(ctx, asked)).map((link) => [link.linkId, presentLink(link, hosts)]));
}

export function presentLink(
  { linkId, title, provider, url, seconds, addedAt }: Link,
  hosts: readonly string[],
): HostingLink {
  const allowed = isAllowedHost(readAddress(url)?.host ?? '', hosts);
  return { linkId, title, provider, url, allowed, seconds, addedAt: addedAt.toISOString() };
}
