import type { Context } from '../../../kernel/context.ts';
import { isAllowedHost, readAddress } from './read-address.ts';
import { rulesOfVideo } from './rules.store.ts';

/** Whether the address of a video is of a kind that is known, at a host that the institute allows. Nobody is asked for it. */
export async function mayLink(ctx: Pick<Context, 'db' | 'instituteId'>, url: string): Promise<boolean> {
  const address = readAddress(url);
  return address !== undefined && isAllowedHost(address.host, (await rulesOfVideo(ctx)).hosts);
}
