import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** True when nobody listens on this port of this host. */
export function isFree(host: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen({ host, port, exclusive: true }, () => server.close(() => resolve(true)));
  });
}

/** A free port below 32768, where systems take the ports of outgoing connections from: it stays ours between two starts. */
export async function freePort(host: string): Promise<number> {
  for (;;) {
    const port = randomInt(15_000, 32_000);
    if (await isFree(host, port)) return port;
  }
}
