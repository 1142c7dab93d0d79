import type { Context } from '../../../kernel/context.ts';
import { rulesOfVideo } from './rules.store.ts';

/** Pages of the providers that may be framed. */
const frames: Readonly<Record<string, readonly string[]>> = {
  'youtube.com': ['https://www.youtube-nocookie.com'],
  'vimeo.com': ['https://player.vimeo.com'],
};

/** Where the pages of an institute may take video from: hosts of lists and files, and pages of providers in frames. */
export async function videoSources(
  ctx: Pick<Context, 'db' | 'instituteId'>,
): Promise<{ readonly media: readonly string[]; readonly frames: readonly string[] }> {
  const { hosts } = await rulesOfVideo(ctx);
  const own = hosts.filter((host) => !frames[host]);
  return {
    media: own.flatMap((host) => [`https://${host}`, `https://*.${host}`]),
    frames: hosts.flatMap((host) => frames[host] ?? []),
  };
}
