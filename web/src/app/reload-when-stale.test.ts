import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { reloadWhenStale } from './reload-when-stale.ts';

const missChunk = () => window.dispatchEvent(new Event('vite:preloadError', { cancelable: true }));

describe('a part of the page that is gone from the server', () => {
  const reload = vi.fn<() => void>();
  let stop: () => void;
  beforeEach(() => {
    sessionStorage.clear();
    vi.useFakeTimers();
    stop = reloadWhenStale(reload);
  });
  afterEach(() => {
    stop();
    reload.mockClear();
    vi.restoreAllMocks();
    vi.useRealTimers();
  });

  it('brings the newer version by a reload', () => {
    expect(missChunk()).toBe(false);
    expect(reload).toHaveBeenCalledOnce();
  });

  it('never reloads in a circle: the second time the failure is shown', () => {
    missChunk();
    expect(missChunk()).toBe(true);
    expect(reload).toHaveBeenCalledOnce();
  });

  it('reloads again for the next version, later in the same tab', () => {
    missChunk();
    vi.advanceTimersByTime(60_001);
    missChunk();
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it('does not reload a page that is offline, nor one that cannot remember it', () => {
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    expect(missChunk()).toBe(true);
    online.mockRestore();
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('off', 'SecurityError');
    });
    expect(missChunk()).toBe(true);
    expect(reload).not.toHaveBeenCalled();
  });
});
