import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { get } from 'node:http';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../server/src/kernel/postgres/ports.ts';
import packageJson from '../../package.json' with { type: 'json' };
import { figureOf, median } from '../figures.ts';
import { inRounds, type Measure } from './measure.ts';

const { scripts } = packageJson;
const root = fileURLToPath(new URL('../..', import.meta.url));
const bare = fileURLToPath(new URL('../bare/start.ts', import.meta.url));
const PATIENCE_MS = 180_000;

/** S9: `npm start`, everything installed, built and seeded, until the first page comes, against Node and PostgreSQL alone. */
export const warmStart: Measure = async ({ dir }) => {
  const dataDir = join(dir, 'start');
  const env = { DATA_DIR: dataDir, METRICS_PORT: '0', POSTGRES_DIR: join(dataDir, 'postgres') };
  const steps = `${scripts.prestart} && ${scripts.start}`;
  const withoutNpm: number[] = [];
  let first: number | undefined;
  const rounds = await inRounds(async () => {
    const ours = await startTime('npm', ['start'], env);
    first ??= ours;
    withoutNpm.push(await startTime('sh', ['-c', steps], env));
    return { ours, limit: await startTime(process.execPath, [bare], env) };
  });
  const notes = [
    `its commands without npm around them: ${median(withoutNpm).toFixed(2)} s`,
    `the round to warm up, with the demonstration to seed: ${first?.toFixed(1)} s`,
  ];
  return [
    figureOf({ id: 'S9', what: 'warm `npm start` to the first page', unit: 's', reach: ['<=', 4], notes }, rounds),
  ];
};

/** Seconds from the command to the first page; what was started is stopped again. */
async function startTime(
  command: string,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<number> {
  const port = await freePort('127.0.0.1');
  const begun = performance.now();
  const child = spawn(command, args, {
    cwd: root,
    env: { ...process.env, ...env, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
    detached: true,
  });
  const ended = once(child, 'exit');
  try {
    while (!(await answers(port))) {
      if (child.exitCode !== null || performance.now() - begun > PATIENCE_MS)
        throw new Error(`${command} ${args.join(' ')} did not start.`);
      await pause(5);
    }
    return (performance.now() - begun) / 1000;
  } finally {
    if (child.exitCode === null) process.kill(-(child.pid ?? 0), 'SIGINT');
    await ended;
    while (existsSync(join(env['POSTGRES_DIR'] ?? '', 'cluster/postmaster.pid'))) await pause(10); // npm ends before the server
  }
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const request = get({ host: '127.0.0.1', port, path: '/' }, (reply) => {
      reply.resume();
      reply.once('end', () => resolve(reply.statusCode === 200));
    });
    request.once('error', () => resolve(false));
  });
}
