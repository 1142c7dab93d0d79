import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { expect, vi } from 'vitest';
import { compileCacheOfChild } from '../kernel/child-process/compile-cache.ts';
import { clientOf, type Send, type TestClient } from './person.ts';

const ourMain = fileURLToPath(new URL('../main.ts', import.meta.url));
/** The first start makes a database and the demonstration, on a machine that does other things too. */
const PATIENCE_MS = 170_000;

/** The server as `npm start` runs it, in a process of its own. */
export interface Run {
  readonly process: ChildProcess;
  readonly output: () => string;
  /** Waits until the output holds the text, or the process ends. */
  readonly says: (text: string) => Promise<void>;
  readonly end: () => Promise<number | null>;
}

/** Starts servers over one folder of data, of this version or of the `main.ts` of another; `stopAll` ends those that still run. */
export function servers(dataDir: string, main = ourMain) {
  const started: ChildProcess[] = [];
  const run = (env: Record<string, string> = {}, args: readonly string[] = [], stdin = ''): Run => {
    const { PATH = '', HOME = '' } = process.env;
    const child = spawn('node', [main, ...args], {
      env: {
        PATH,
        HOME,
        DATA_DIR: dataDir,
        PORT: '0',
        METRICS_PORT: '0',
        LOG_LEVEL: 'warn',
        ...compileCacheOfChild(),
        ...env,
      },
      stdio: ['pipe', 'pipe', 'pipe'],
    });
    started.push(child);
    child.stdin.end(stdin);
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => void (output += chunk.toString()));
    const ended = once(child, 'exit') as Promise<[number | null]>;
    const is = (text: string) => output.includes(text) || child.exitCode !== null;
    return {
      process: child,
      output: () => output,
      says: (text) => vi.waitFor(() => expect(is(text), output).toBe(true), { timeout: PATIENCE_MS }),
      end: async () => (await ended)[0],
    };
  };
  const stopAll = async () => {
    for (const child of started.splice(0)) {
      if (child.exitCode !== null || child.signalCode !== null) continue;
      child.kill('SIGTERM');
      await once(child, 'exit');
    }
  };
  return { run, stopAll };
}

/** Calls over the network to a host of a started server; names under localhost are not known to every machine, so the host is a header. */
function sender(port: number, host: string, token = ''): Send {
  return async (method, url, options = {}) => {
    const headers = { host, ...(token && { authorization: `Bearer ${token}` }), ...options.headers } as Record<
      string,
      string
    >;
    const call = request({ host: '127.0.0.1', port, method, path: String(url), headers });
    call.end(options.payload as string | undefined);
    const [reply] = (await once(call, 'response')) as [IncomingMessage];
    const body = await text(reply);
    return { statusCode: reply.statusCode ?? 0, body, json: () => JSON.parse(body) };
  };
}

/** The client of a visitor, or of whom the token endpoint knows under this e-mail and password. */
export async function clientAt(
  { port, host }: { readonly port: number; readonly host: string },
  who?: { readonly email: string; readonly password: string },
): Promise<TestClient> {
  if (!who) return clientOf(sender(port, host));
  const fields = { grant_type: 'password', client_id: 'web', username: who.email, password: who.password };
  const reply = await sender(port, host)('POST', '/api/oauth/token', {
    payload: new URLSearchParams({ ...fields, tncAgreed: 'true' }).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
  const { access_token: token } = reply.json() as { access_token?: string };
  if (!token) throw new Error(`${who.email} cannot sign in: ${reply.body}`);
  return clientOf(sender(port, host, token));
}
