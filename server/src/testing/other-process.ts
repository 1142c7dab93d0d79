import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { request } from 'node:http';
import { fileURLToPath } from 'node:url';
import type { World } from './world.ts';

/** A second server process on the database of a test world. */
export interface OtherProcess {
  /** A call by host name; resolves to status and parsed body. */
  readonly call: (
    method: string,
    path: string,
    who: { readonly host: string; readonly token: string },
  ) => Promise<{ status: number; body: Record<string, unknown> }>;
  readonly stop: () => Promise<void>;
}

const entry = fileURLToPath(new URL('./other-process-main.ts', import.meta.url));

/** Starts it, with the same secrets and the same time. */
export async function startOtherProcess(world: World): Promise<OtherProcess> {
  const child: ChildProcess = spawn(process.execPath, [entry], { stdio: ['pipe', 'pipe', 'inherit'] });
  const offset = world.clock.now().getTime() - Date.now();
  child.stdin?.end(JSON.stringify({ config: world.config, offset }));
  const [line] = (await once(child.stdout!, 'data')) as [Buffer];
  const port = Number(line.toString());
  return {
    call: (method, path, { host, token }) =>
      new Promise((resolve, reject) => {
        const headers = { host, authorization: `Bearer ${token}` };
        const sent = request({ port, host: '127.0.0.1', method, path, headers }, (reply) => {
          const parts: Buffer[] = [];
          reply.on('data', (part: Buffer) => parts.push(part));
          reply.on('end', () =>
            resolve({ status: reply.statusCode ?? 0, body: JSON.parse(Buffer.concat(parts).toString()) as never }),
          );
        });
        sent.once('error', reject);
        sent.end();
      }),
    stop: async () => {
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}
