import type { Page } from 'playwright-core';

/** A valve for what leaves a page: bytes in a second; 0: the network is gone, -1: as fast as it goes. */
export async function uploadSpeed(page: Page): Promise<(bytesPerSecond: number) => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  return async (bytesPerSecond) => {
    const uploadThroughput = bytesPerSecond;
    const offline = bytesPerSecond === 0;
    await session.send('Network.emulateNetworkConditions', {
      offline,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput,
    });
  };
}
