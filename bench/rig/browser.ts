import { type Browser, chromium, type Page } from 'playwright-core';

export type { Browser };
import { chromiumFlags, findChromium } from '../../scripts/find-chromium.ts';
import { StartError } from '../../server/src/kernel/start-error.ts';

export const noChromium = 'there is no Chromium here (CHROMIUM_PATH names one)';

/** A Chromium that is installed already; undefined where there is none. */
export async function openBrowser(): Promise<Browser | undefined> {
  try {
    return await chromium.launch({ executablePath: findChromium(process.env, []), args: [...chromiumFlags] });
  } catch (error) {
    if (error instanceof StartError) return undefined;
    throw error;
  }
}

/** What a page asked for, as it came over the wire. */
export interface Transfer {
  readonly url: string;
  readonly type: string;
  /** Bytes of head and body, compressed as they came. */
  readonly bytes: number;
}

/** Notes every transfer of a page from now on, with an empty cache. */
export async function watchTransfers(page: Page): Promise<readonly Transfer[]> {
  const transfers: Transfer[] = [];
  const asked = new Map<string, { url: string; type: string }>();
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.clearBrowserCache');
  session.on('Network.requestWillBeSent', ({ requestId, request, type }) =>
    asked.set(requestId, { url: request.url, type: type ?? 'Other' }),
  );
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const { url = '', type = 'Other' } = asked.get(requestId) ?? {};
    if (!url.startsWith('data:')) transfers.push({ url, type, bytes: encodedDataLength });
  });
  return transfers;
}
