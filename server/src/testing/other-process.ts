import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { request } from 'node:http';
import { fileURLToPath } from 'node:url';
import type { World } from './world.ts';

/** A second server process on the database of a test world. */
export interface OtherProcess {
  /** Of this machine. */
  readonly port: number;
  /** A call by host name; resolves to status and parsed body. */
  readonly call: (
    method: string,
    path: string,
    who: {
      readonly host: string;
      readonly token?: string;
      readonly headers?: Readonly<Record<string, string>>;
      /** A form as text, anything else as JSON. */
      readonly payload?: string | object;
    },
  ) => Promise<{ status: number; body: Record<string, unknown> }>;
  /** Without a signal it finishes first. */
  readonly stop: (signal?: NodeJS.Signals) => Promise<void>;
}

const FORM = 'application/x-www-form-urlencoded';
const entry = fileURLToPath(new URL('./other-process-main.ts', import.meta.url));

/** Starts it, with the same secrets and the same time. */
export async function startOtherProcess(world: World): Promise<OtherProcess> {
  const child: ChildProcess = spawn(process.execPath, [entry], { stdio: ['pipe', 'pipe', 'inherit'] });
  const offset = world.clock.now().getTime() - Date.now();
  child.stdin?.end(JSON.stringify({ config: world.config, offset }));
  const [line] = (await once(child.stdout!, 'data')) as [Buffer];
  const port = Number(line.toString());
  return {
    port,
    call: (method, path, { host, token, headers = {}, payload }) =>
      new Promise((resolve, reject) => {
        const sent = request(
          {
            port,
            host: '127.0.0.1',
            method,
            path,
            headers: {
              host,
              ...(token && { authorization: `Bearer ${token}` }),
              ...(payload && { 'content-type': typeof payload === 'string' ? FORM : 'application/json' }),
              ...headers,
            },
          },
          (reply) => {
            const parts: Buffer[] = [];
            reply.on('data', (part: Buffer) => parts.push(part));
            reply.on('end', () =>
              resolve({ status: reply.statusCode ?? 0, body: JSON.parse(Buffer.concat(parts).toString()) as never }),
            );
          },
        );
        sent.once('error', reject);
        sent.end(typeof payload === 'object' ? JSON.stringify(payload) : payload);
      }),
    stop: async (signal = 'SIGTERM') => {
      child.kill(signal);
      await once(child, 'exit');
    },
  };
}
