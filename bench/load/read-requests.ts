import { requestText } from './connection.ts';
import type { ReadJob } from './jobs.ts';
import type { Lane } from './lane.ts';

/** The same pages again and again; the connections begin at different ones. */
export function readRequests({ requests }: ReadJob): (connection: number) => Lane {
  const texts = requests.map(({ path, headers }) => requestText('GET', path, headers));
  return (connection) => {
    let turn = connection;
    return {
      next: () => texts[turn++ % texts.length]!,
      check: (status, body) => {
        if (status !== 200) throw new Error(`A page was answered with ${status}: ${body.slice(0, 300)}`);
      },
    };
  };
}
