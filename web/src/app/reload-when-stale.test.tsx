import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { reloadWhenStale } from './reload-when-stale.ts';

const page = (script: string) => new Response(`<script type="module" src="${script}"></script>`);

describe('a part of the page that is gone from the server', () => {
  const reload = vi.fn<() => void>();
  const server = vi.fn<() => Promise<Response>>();
  let stop: () => void;
  let now = Date.UTC(2026, 10, 21);
  beforeEach(() => {
    sessionStorage.clear();
    document.head.innerHTML = '<script type="module" src="/assets/start-1.js"></script>';
    vi.stubGlobal('fetch', server);
    vi.spyOn(Date, 'now').mockImplementation(() => now);
    server.mockImplementation(async () => page('/assets/start-2.js'));
    stop = reloadWhenStale(reload);
  });
  afterEach(() => {
    stop();
    document.head.innerHTML = '';
    reload.mockClear();
    server.mockReset();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  /** The part is missed; resolves when the page has heard what the server says. */
  const missPart = async () => {
    const asked = server.mock.results.length;
    window.dispatchEvent(new Event('vite:preloadError'));
    await vi.waitFor(() => expect(server.mock.results.length).toBe(asked + 1));
    await server.mock.results[asked]?.value.catch(() => undefined);
    await new Promise((resolve) => setTimeout(resolve));
  };

  it('brings the newer version by a reload', async () => {
    await missPart();
    expect(reload).toHaveBeenCalledOnce();
  });

  it('never reloads in a circle, yet again for the next version, later in the same tab', async () => {
    await missPart();
    await missPart();
    expect(reload).toHaveBeenCalledOnce();
    now += 60_001;
    await missPart();
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it('does not reload while the network or the server fails: nothing would come back', async () => {
    server.mockImplementation(async () => {
      throw new TypeError('Failed to fetch');
    });
    await missPart();
    server.mockImplementation(async () => new Response('', { status: 503 }));
    await missPart();
    expect(reload).not.toHaveBeenCalled();
  });

  it('does not reload the version that is out', async () => {
    server.mockImplementation(async () => page('/assets/start-1.js'));
    await missPart();
    expect(reload).not.toHaveBeenCalled();
  });

  it('never reloads a test that is being sat', async () => {
    history.pushState({}, '', '/student/attempts/01a1ffb1-7c5e-71f2-8a52-7ad8e36c69b9');
    window.dispatchEvent(new Event('vite:preloadError'));
    await new Promise((resolve) => setTimeout(resolve));
    history.pushState({}, '', '/');
    expect(server).not.toHaveBeenCalled();
    expect(reload).not.toHaveBeenCalled();
  });

  it('does not reload where it could not remember it', async () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('off', 'SecurityError');
    });
    await missPart();
    expect(reload).not.toHaveBeenCalled();
  });
});
