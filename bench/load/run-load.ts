import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { LoadJob, LoadMessage, LoadResult } from './jobs.ts';

const generator = fileURLToPath(new URL('generator.ts', import.meta.url));

/** Runs a job in a process of its own, so that its CPU is told apart. Throws when a reply was not the one to be measured. */
export async function runLoad(job: LoadJob): Promise<LoadResult> {
  const child = fork(generator, { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  try {
    child.send(job);
    const [message] = (await Promise.race([once(child, 'message'), ending(child)])) as [LoadMessage];
    if ('failure' in message) throw new Error(message.failure);
    return message.result;
  } finally {
    child.kill();
  }
}

async function ending(child: ReturnType<typeof fork>): Promise<never> {
  await once(child, 'exit');
  throw new Error('The load generator ended without a word.');
}
