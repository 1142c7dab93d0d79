import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import { actorOf, type Context, inTransaction } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { newId } from '../../../kernel/ids.ts';
import * as audit from '../../audit/index.ts';
import { requireTry } from '../../identity/index.ts';
import { insertLink } from './links.store.ts';
import { lookAtVideo } from './look-at-video.ts';
import { presentLink } from './links-of.ts';
import { isAllowedHost, readAddress } from './read-address.ts';
import { rulesOfVideo } from './rules.store.ts';

/** Each asks another machine. */
const LOOKS = { tries: 60, seconds: 3600 };

/**
 * Keeps the address of a video at a host that the institute allows. Of YouTube and Vimeo the address says enough; any other is asked first,
 * and only where it leads to a public machine.
 */
export async function addLink(
  ctx: Context,
  { body }: Input<typeof api.media.addLink>,
): Promise<Answer<typeof api.media.addLink>> {
  const { accountId } = actorOf(ctx);
  const address = readAddress(body.url) ?? fail('LINK_ADDRESS');
  const { hosts } = await rulesOfVideo(ctx);
  if (!isAllowedHost(address.host, hosts)) fail('LINK_HOST', { host: address.host });
  const isOwn = address.provider === 'hls' || address.provider === 'file';
  if (isOwn) await requireTry(ctx, [{ key: `media.addLink@${accountId}`, ...LOOKS }]);
  const seconds = isOwn ? await lookAtVideo(address, { hosts, origin: `https://${ctx.origin.host}` }) : null;
  const { provider, url } = address;
  const link = { linkId: newId(), provider, url, title: body.title, seconds, addedAt: ctx.clock.now() };
  await inTransaction(ctx, async (tx) => {
    await insertLink(tx, link, accountId);
    await audit.record(tx, {
      action: 'video_link.added',
      subjectKind: 'videoLink',
      subjectId: link.linkId,
      details: { title: link.title, url },
    });
  });
  return presentLink(link, hosts);
}
