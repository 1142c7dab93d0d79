import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../server/src/kernel/postgres/ports.ts';
import { cpuOf } from './cpu.ts';

/** A limit that is a server of its own. */
export interface BareProcess {
  readonly port: number;
  readonly cpuSeconds: () => number;
  readonly stop: () => Promise<void>;
}

/** Starts one of the bare servers; resolves when it says that it is ready. */
export async function startBare(file: URL, env: Readonly<Record<string, string>> = {}): Promise<BareProcess> {
  const port = await freePort('127.0.0.1');
  const child = spawn(process.execPath, [fileURLToPath(file)], {
    env: { ...env, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  await Promise.race([
    once(child.stdout, 'data'),
    ended.then(() => Promise.reject(new Error(`${file.pathname} did not start`))),
  ]);
  return {
    port,
    cpuSeconds: () => cpuOf(child.pid ?? 0),
    stop: async () => {
      child.kill();
      await ended;
    },
  };
}
