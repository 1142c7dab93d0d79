import { setTimeout as pause } from 'node:timers/promises';
import { Connection, requestText } from './connection.ts';
import type { LoadResult, PaceJob } from './jobs.ts';
import { resultOf } from './result-of.ts';

/**
 * Each connection asks for its next page at its own times, evenly spread over the pause, and never for two at once. What counts is the time from
 * when a page should have been asked for until it is whole.
 */
export async function pacePieces({
  ports,
  connections,
  seconds,
  everySeconds,
  requests,
}: PaceJob): Promise<LoadResult> {
  const texts = requests.map(({ path, headers }) => requestText('GET', path, headers));
  const times: number[] = [];
  const cpu = process.cpuUsage();
  const begun = performance.now();
  const every = everySeconds * 1000;
  const one = async (place: number) => {
    let broken: Error | undefined;
    const connection = new Connection(ports[place % ports.length] ?? 0, (error) => (broken = error));
    try {
      for (let turn = 0; turn * every + (place / connections) * every < seconds * 1000; turn++) {
        const due = begun + turn * every + (place / connections) * every;
        await pause(Math.max(0, due - performance.now()));
        if (broken) throw broken;
        const [status, body] = await new Promise<[number, string]>((hear) =>
          connection.send(texts[(place + turn) % texts.length]!, (code, text) => hear([code, text])),
        );
        if (status !== 200) throw new Error(`A piece was answered with ${status}: ${body.slice(0, 300)}`);
        times.push(performance.now() - due);
      }
    } finally {
      connection.close();
    }
  };
  await Promise.all(Array.from({ length: connections }, (_, place) => one(place)));
  return resultOf(times, begun, cpu);
}
