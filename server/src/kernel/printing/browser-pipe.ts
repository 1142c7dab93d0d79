import type { ChildProcess } from 'node:child_process';
import type { Readable, Writable } from 'node:stream';

interface Answered {
  readonly resolve: (result: Reply) => void;
  readonly reject: (error: Error) => void;
}
type Reply = Readonly<Record<string, unknown>>;
interface Message {
  readonly id?: number;
  readonly method?: string;
  readonly result?: Reply;
  readonly error?: { readonly message: string };
}

/** What a browser is told over a pair of pipes; nobody else can reach it, as a port could be. */
export interface BrowserPipe {
  /** Asks for one thing (a method of the DevTools protocol) and gives its result; throws what the browser says instead. */
  readonly ask: (method: string, params?: object, sessionId?: string) => Promise<Reply>;
  /** Ends every question that is still open. */
  readonly breakOff: (error: Error) => void;
}

/** Talks with a Chromium that was started with `--remote-debugging-pipe`: it reads at 3 and writes at 4, each message ended by a zero. */
export function browserPipe(child: ChildProcess): BrowserPipe {
  const [to, from] = [child.stdio[3] as Writable, child.stdio[4] as Readable];
  const open = new Map<number, Answered>();
  let broken: Error | undefined;
  let asked = 0;
  const breakOff = (error: Error) => {
    broken ??= error;
    for (const { reject } of open.values()) reject(broken);
    open.clear();
  };
  to.on('error', breakOff);
  from.on('error', breakOff);
  readMessages(from, ({ id, result, error }) => {
    const one = id === undefined ? undefined : open.get(id);
    if (id === undefined || !one) return;
    open.delete(id);
    if (error) one.reject(new Error(error.message));
    else one.resolve(result ?? {});
  });
  return {
    breakOff,
    ask: (method, params = {}, sessionId) =>
      new Promise((resolve, reject) => {
        if (broken) return reject(broken);
        const id = ++asked;
        open.set(id, { resolve, reject });
        to.write(`${JSON.stringify({ id, method, params, ...(sessionId && { sessionId }) })}\0`);
      }),
  };
}

function readMessages(from: Readable, heard: (message: Message) => void): void {
  let parts: Buffer[] = [];
  from.on('data', (chunk: Buffer) => {
    let rest = chunk;
    for (let end = rest.indexOf(0); end >= 0; end = rest.indexOf(0)) {
      heard(JSON.parse(Buffer.concat([...parts, rest.subarray(0, end)]).toString()) as Message);
      parts = [];
      rest = rest.subarray(end + 1);
    }
    if (rest.length > 0) parts.push(rest);
  });
}
