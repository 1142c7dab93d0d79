import type { LoadResult, Voice } from './jobs.ts';
import { runLoad } from './run-load.ts';
import type { ServerProcess } from '../rig/server-process.ts';
import type { Stage } from '../rig/stage.ts';

/** So many that nobody meets the limit of 1,200 requests a minute that the server is shipped with. */
const STUDENTS = 480;
/** More than any job sends for one attempt. */
const NUMBERS = 100_000;
let used = 0;

/** Students who save, spread over so many institutes, neighbours from different ones. */
export async function savers(stage: Stage, institutes: number): Promise<Voice[]> {
  await stage.registry();
  const each: Voice[][] = [];
  for (const school of stage.schools.slice(0, institutes)) each.push(await stage.voices(school, STUDENTS / institutes));
  return each[0]!.flatMap((_, i) => each.map((voices) => voices[i]!));
}

/** Saves answers for some seconds, one after the other on each connection; every reply must say `saved`. */
export async function runSaves(
  stage: Stage,
  voices: readonly Voice[],
  { connections, seconds, servers }: { connections: number; seconds: number; servers: readonly ServerProcess[] },
): Promise<LoadResult> {
  const hosts = new Set(voices.map(({ host }) => host));
  const questionIds: Record<string, readonly string[]> = {};
  for (const school of stage.schools.filter(({ host }) => hosts.has(host)))
    questionIds[school.host] = (await stage.paper(school)).questionIds;
  const ports = servers.map(({ port }) => port);
  return runLoad({ kind: 'save', ports, connections, seconds, voices, questionIds, firstSequence: used++ * NUMBERS });
}
