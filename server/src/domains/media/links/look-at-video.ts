import { type Answer, askPublic, AskRefused, internet, type Network } from '../../../kernel/outgoing/ask-public.ts';
import { fail } from '../../../kernel/errors.ts';
import { isAllowedHost, type VideoAddress } from './read-address.ts';

const MAX_BYTES = 500_000;

/**
 * Looks at a list or file at a host that the institute allowed, and says how long a list is in seconds (null: unknown). Its server is asked
 * as a browser of the institute would ask: whether it is there, whether it is a video, whether other sites may play it. Refuses with LINK_*.
 */
export async function lookAtVideo(
  { provider, url, host }: VideoAddress,
  { hosts, origin, network = internet }: { hosts: readonly string[]; origin: string; network?: Network | undefined },
): Promise<number | null> {
  const question = {
    mayAsk: (one: string) => isAllowedHost(one, hosts),
    headers: { origin, range: `bytes=0-${MAX_BYTES - 1}` },
    maxBytes: MAX_BYTES,
  };
  const answer = await askPublic(url, question, network).catch((error: unknown) => {
    if (error instanceof AskRefused) return fail(refusals[error.reason], { host: error.host || host });
    throw error;
  });
  if (answer.status !== 200 && answer.status !== 206) fail('LINK_NOT_VIDEO');
  if (provider === 'file') return isMp4(answer.body) ? null : fail('LINK_NOT_VIDEO');
  const text = answer.body.toString('utf8');
  if (!text.startsWith('#EXTM3U')) fail('LINK_NOT_VIDEO');
  if (!isShared(answer, origin)) fail('LINK_NOT_SHARED', { host });
  return secondsOf(text);
}

const refusals = {
  address: 'LINK_ADDRESS',
  host: 'LINK_HOST',
  private: 'LINK_PRIVATE',
  unreachable: 'LINK_UNREACHABLE',
} as const;

/** Lists are read by script, so their server has to allow other sites. */
const isShared = ({ headers }: Answer, origin: string) =>
  headers['access-control-allow-origin'] === '*' || headers['access-control-allow-origin'] === origin;

const isMp4 = (body: Buffer) => body.subarray(4, 8).toString('latin1') === 'ftyp';

/** Of a list that is complete; one of other lists says nothing. */
function secondsOf(list: string): number | null {
  if (!list.includes('#EXT-X-ENDLIST')) return null;
  const lengths = [...list.matchAll(/^#EXTINF:([\d.]+)/gm)].map(([, seconds]) => Number(seconds));
  return Math.round(lengths.reduce((sum, seconds) => sum + seconds, 0));
}
