import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fail } from '../errors.ts';
import { runtime } from '../runtime.ts';
import { type BrowserPipe, browserPipe } from './browser-pipe.ts';
import { findBrowser } from './find-browser.ts';
import { memoryOf } from './memory-of.ts';

/** Why a page was not printed. */
export type PrintEnd = 'time' | 'memory' | 'broken';
export class PrintError extends Error {
  override name = 'PrintError';
  readonly end: PrintEnd;
  constructor(end: PrintEnd, cause?: unknown) {
    super(`the page was not printed: ${end}`, { cause });
    this.end = end;
  }
}

export interface PrintOptions {
  /**
   * Our own functions that arrange the page, one after the other, once its fonts and pictures are there, by the sizes that they measure.
   * They are sent as their source, so they may use nothing but their argument. Scripts of the page itself never run.
   */
  readonly arrange?: readonly ((document: never) => void)[];
  readonly milliseconds?: number;
  readonly memoryMb?: number;
  /** Which Chromium; left out: the one that is found. */
  readonly browser?: string;
}

const TIME_LIMIT = 120_000;
const MEMORY_LIMIT_MB = 1500;
const WATCH_EVERY = 400;
const LONGEST_HTML = 60_000_000;
const LONGEST_PDF = 100_000_000;

const flags: readonly string[] = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-extensions',
  '--disable-dev-shm-usage',
  '--disable-features=Translate,OptimizationHints,MediaRouter',
  '--disable-breakpad',
  '--no-pings',
  '--mute-audio',
  '--hide-scrollbars',
  '--password-store=basic',
  '--use-mock-keychain',
  // No name leads anywhere, and no proxy answers.
  '--host-resolver-rules=MAP * ~NOTFOUND',
  '--proxy-server=127.0.0.1:9',
  '--proxy-bypass-list=<-loopback>',
  '--remote-debugging-pipe',
];

/** One at a time in a process: a Chromium needs a processor and some hundred megabytes. */
let last: Promise<unknown> = Promise.resolve();

/** Whether pages can be printed here. */
export const canPrint = async (): Promise<boolean> => (await findBrowser(runtime().config.chromiumPath)) !== undefined;

/**
 * Prints a page as PDF by a headless Chromium of its own, which has no network, runs no script of the page, starts with an empty profile
 * and is killed beyond its time or memory. The size and margins of the paper are those of `@page`. Everything that the page shows lies in
 * it as `data:` address. `html` is ours: what people wrote stands in it escaped. Refuses with PRINTING_UNAVAILABLE where there is no
 * Chromium, throws PrintError where it does not get through.
 */
export async function printPage(html: string, options: PrintOptions = {}): Promise<Buffer> {
  const browser = options.browser ?? (await findBrowser(runtime().config.chromiumPath)) ?? fail('PRINTING_UNAVAILABLE');
  if (html.length > LONGEST_HTML) throw new PrintError('memory');
  const turn = last.then(() => printNow(browser, html, options));
  last = turn.catch(() => undefined);
  return turn;
}

async function printNow(browser: string, html: string, options: PrintOptions): Promise<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), 'abhyas-print-'));
  const child = spawn(browser, [...flags, `--user-data-dir=${folder}`, 'about:blank'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'],
    // Nothing of the server's surroundings; its own group, so that all of it can be ended.
    env: { HOME: folder, TMPDIR: folder, LANG: 'C.UTF-8', TZ: 'UTC' },
    detached: true,
  });
  const gone = new Promise<void>((resolve) => child.once('close', resolve).once('error', () => resolve()));
  const pipe = browserPipe(child);
  const guard = watch(child, pipe, options);
  try {
    return await printOver(pipe, html, options);
  } catch (error) {
    throw error instanceof PrintError ? error : new PrintError('broken', error);
  } finally {
    guard.end();
    endGroup(child);
    await gone;
    await rm(folder, { recursive: true, force: true, maxRetries: 5 }).catch(() => undefined);
  }
}

/** Breaks off what takes too long, needs too much or has ended by itself. */
function watch(
  child: ChildProcess,
  pipe: BrowserPipe,
  { milliseconds = TIME_LIMIT, memoryMb = MEMORY_LIMIT_MB }: PrintOptions,
): { readonly end: () => void } {
  const stop = (end: PrintEnd) => {
    pipe.breakOff(new PrintError(end));
    endGroup(child);
  };
  const clock = setTimeout(() => stop('time'), milliseconds);
  const looks = setInterval(async () => {
    const held = child.pid === undefined ? undefined : await memoryOf(child.pid);
    if (held !== undefined && held > memoryMb * 1_000_000) stop('memory');
  }, WATCH_EVERY);
  child.once('close', () => stop('broken')).once('error', () => stop('broken'));
  return {
    end: () => {
      clearTimeout(clock);
      clearInterval(looks);
    },
  };
}

function endGroup({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) process.kill(-pid, 'SIGKILL');
  } catch {
    // It has ended by itself.
  }
}

async function printOver(pipe: BrowserPipe, html: string, { arrange = [] }: PrintOptions): Promise<Buffer> {
  const { targetId } = await pipe.ask('Target.createTarget', { url: 'about:blank' });
  const { sessionId } = await pipe.ask('Target.attachToTarget', { targetId, flatten: true });
  const ask = (method: string, params?: object) => pipe.ask(method, params, sessionId as string);
  await ask('Emulation.setScriptExecutionDisabled', { value: true });
  await ask('Network.enable');
  await ask('Network.setBlockedURLs', { urls: ['http://*', 'https://*', 'ws://*', 'wss://*', 'file://*', 'ftp://*'] });
  await ask('Emulation.setEmulatedMedia', { media: 'print' });
  const { frameTree } = (await ask('Page.getFrameTree')) as { frameTree: { frame: { id: string } } };
  await ask('Page.setDocumentContent', { frameId: frameTree.frame.id, html });
  await evaluate(ask, settled);
  for (const step of arrange) await evaluate(ask, `(${step.toString()})(document)`);
  const { stream } = await ask('Page.printToPDF', {
    preferCSSPageSize: true,
    printBackground: true,
    generateTaggedPDF: true,
    transferMode: 'ReturnAsStream',
  });
  return readAll(ask, stream as string);
}

type Ask = (method: string, params?: object) => ReturnType<BrowserPipe['ask']>;

/** Fonts and pictures are there, or known to be broken. */
const settled = `document.fonts.ready.then(() =>
  Promise.allSettled([...document.images].map((image) => image.decode()))).then(() => true)`;

async function evaluate(ask: Ask, expression: string): Promise<void> {
  const { exceptionDetails } = await ask('Runtime.evaluate', { expression, awaitPromise: true, returnByValue: true });
  if (exceptionDetails) throw new Error(`the page was not arranged: ${JSON.stringify(exceptionDetails).slice(0, 500)}`);
}

async function readAll(ask: Ask, handle: string): Promise<Buffer> {
  const parts: Buffer[] = [];
  let bytes = 0;
  for (;;) {
    const { data, base64Encoded, eof } = await ask('IO.read', { handle, size: 1_000_000 });
    const part = Buffer.from(String(data), base64Encoded ? 'base64' : 'utf8');
    bytes += part.length;
    if (bytes > LONGEST_PDF) throw new PrintError('memory');
    parts.push(part);
    if (eof) return Buffer.concat(parts);
  }
}
