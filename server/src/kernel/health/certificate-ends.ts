import { isIP } from 'node:net';
import { connect } from 'node:tls';

const PATIENCE_MS = 5000;

/** When the certificate ends that a host shows; undefined where it shows none, or nobody answers within five seconds. */
export function certificateEnd(host: string, port = 443): Promise<Date | undefined> {
  return new Promise((resolve) => {
    // One that has ended, or that nobody trusts, is to be seen as well: nothing is said to the host and nothing of it is believed.
    const socket = connect({
      host,
      port,
      servername: isIP(host) ? '' : host,
      rejectUnauthorized: false,
      timeout: PATIENCE_MS,
    });
    const done = (end?: Date) => {
      socket.destroy();
      resolve(end);
    };
    socket.once('secureConnect', () => {
      const end = new Date(socket.getPeerCertificate().valid_to);
      done(Number.isNaN(end.getTime()) ? undefined : end);
    });
    socket.once('timeout', () => done());
    socket.once('error', () => done());
  });
}

/** The hosts whose certificate ends within so many days or has ended; they are asked a few at a time. */
export async function endingCertificates(
  hosts: readonly string[],
  { now, days, port = 443 }: { readonly now: Date; readonly days: number; readonly port?: number },
): Promise<string[]> {
  const until = now.getTime() + days * 86_400_000;
  const ending: string[] = [];
  const waiting = [...hosts];
  const ask = async () => {
    for (let host = waiting.shift(); host !== undefined; host = waiting.shift()) {
      const end = await certificateEnd(host, port);
      if (end && end.getTime() <= until) ending.push(host);
    }
  };
  await Promise.all([ask(), ask(), ask(), ask()]);
  return ending.sort();
}
