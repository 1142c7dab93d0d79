import { fileURLToPath } from 'node:url';
import type { AttemptStanding } from '@abhyas/contract/assessments/shapes';
import { chromium, type BrowserContext, type Page } from 'playwright-core';
import { build } from 'vite';
import { chromiumFlags, findHeadlessShell } from '../scripts/find-chromium.ts';
import type { DeviceSeat, OutboxStatus, SaveReply } from '../web/src/features/assessments/attempts/outbox.ts';
import { type Browser, HASTE, type OpenOutbox, type Scope, type Wires } from './browser.ts';
import type { CallOutcome } from './chromium-tab.ts';
import { CallError } from './session.ts';

/** Where the tab's page comes from; no server is behind it. */
const PAGE = 'http://console.localhost/';

/** A real Chromium: each device is a profile of its own, each tab a page whose outbox writes to the browser's own IndexedDB. */
export async function startChromium(): Promise<{ browser: () => Promise<Browser>; close: () => Promise<void> }> {
  const script = await bundleTab();
  const process = await chromium.launch({ executablePath: findHeadlessShell(), args: [...chromiumFlags] });
  const profile = async () => {
    const context = await process.newContext();
    await context.route(`${PAGE}**`, (route) =>
      route.fulfill({ contentType: 'text/html', body: `<!doctype html><script>${script}</script>` }),
    );
    return context;
  };
  return { browser: async () => new ChromiumBrowser(profile), close: () => process.close() };
}

async function bundleTab(): Promise<string> {
  const built = await build({
    logLevel: 'silent',
    configFile: false,
    build: {
      write: false,
      minify: false,
      lib: { entry: fileURLToPath(new URL('./chromium-tab.ts', import.meta.url)), formats: ['iife'], name: 'chaos' },
    },
  });
  const [output] = [built].flat();
  if (!output || !('output' in output)) throw new Error('the tab was not built');
  return output.output[0].code.replaceAll('</script', '<\\/script');
}

class ChromiumBrowser implements Browser {
  readonly #profile: () => Promise<BrowserContext>;
  #context: Promise<BrowserContext>;
  #page: Promise<Page> | undefined;
  #wires: Wires | undefined;
  #status: OutboxStatus | undefined;
  #lastSequence = 0;

  constructor(profile: () => Promise<BrowserContext>) {
    this.#profile = profile;
    this.#context = profile();
  }

  async seat(scope: Scope): Promise<DeviceSeat | undefined> {
    return (await this.#tab()).evaluate((given) => tab.seat(given), scope);
  }

  async open(scope: Scope, seat: number, wires: Wires): Promise<OpenOutbox> {
    const page = await this.#tab();
    this.#wires = wires;
    this.#lastSequence = 0;
    const opened = await page.evaluate(([given, at, haste]) => tab.open(given, at, haste), [
      scope,
      seat,
      HASTE,
    ] as const);
    this.#show(opened.status, opened.lastSequence);
    return {
      seat,
      write: (...given) => page.evaluate((args) => tab.write(...args), given),
      submit: async () => {
        const outcome = await page.evaluate(() => tab.submit());
        if ('refusal' in outcome) throw closedOr(outcome.refusal);
        return outcome.reply as AttemptStanding;
      },
      pending: () => this.#status ?? opened.status,
      lastSequence: () => this.#lastSequence,
      wake: () => void page.evaluate(() => tab.wake()).catch(() => undefined), // the tab died meanwhile
      close: () => void page.evaluate(() => tab.close()).catch(() => undefined),
    };
  }

  killTab(): void {
    const page = this.#page;
    this.#page = undefined;
    this.#wires = undefined;
    void page?.then(crash).catch(() => undefined);
  }

  loseStore(): void {
    this.killTab();
    const old = this.#context;
    this.#context = this.#profile();
    void old.then((context) => context.close());
  }

  async close(): Promise<void> {
    await (await this.#context).close();
  }

  #tab(): Promise<Page> {
    return (this.#page ??= this.#openTab());
  }

  async #openTab(): Promise<Page> {
    const page = await (await this.#context).newPage();
    // A dead tab's calls still run out; nobody hears them any more.
    const isHere = async () => (await this.#page) === page;
    await page.exposeFunction('callServer', (below: 'answers' | 'submit', body: never) => this.#call(below, body));
    await page.exposeFunction('showStatus', async (status: OutboxStatus, lastSequence: number) => {
      if (await isHere()) this.#show(status, lastSequence);
    });
    await page.goto(PAGE);
    return page;
  }

  async #call(
    below: 'answers' | 'submit',
    body: { seat: number; writes: never; lastSequence: number },
  ): Promise<CallOutcome> {
    const wires = this.#wires;
    try {
      if (!wires) throw new CallError(0, 'NETWORK');
      const reply: SaveReply | AttemptStanding =
        below === 'answers' ? await wires.send(body.seat, body.writes) : await wires.end(body.seat, body.lastSequence);
      return { reply };
    } catch (error) {
      const { status = 0, name } = error as Partial<CallError>;
      return { refusal: { status, name: name ?? 'NETWORK' } };
    }
  }

  #show(status: OutboxStatus, lastSequence: number): void {
    this.#status = status;
    this.#lastSequence = Math.max(this.#lastSequence, lastSequence);
    this.#wires?.onChange(status);
  }
}

const closedOr = ({ status, name }: { status: number; name: string }) =>
  name === 'The outbox is closed.' ? new Error(name) : new CallError(status, name);

/** The renderer dies as from SIGKILL: nothing in the tab gets a last word. */
async function crash(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await Promise.race([
    session.send('Page.crash').catch(() => undefined),
    page.waitForEvent('crash').catch(() => undefined),
  ]);
  await page.close();
}
