import type { IntegrityKind } from '@abhyas/contract/assessments/invigilation';
import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useIntegrity } from './use-integrity.ts';

type Noticed = [kind: IntegrityKind, seconds?: number];

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** A console that listens, and what it told those who watch. */
function watch(on = true) {
  const noticed: Noticed[] = [];
  const desk = { notice: (...given: Noticed) => void noticed.push(given) };
  const hook = renderHook((props: { on: boolean }) => useIntegrity(desk, props.on), { initialProps: { on } });
  return { noticed, ...hook };
}
const onWindow = (kind: string) => window.dispatchEvent(new Event(kind));
const onPage = (kind: string) => document.dispatchEvent(new Event(kind));
const pass = (ms: number) => vi.setSystemTime(Date.now() + ms);
function hide(hidden: boolean): void {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
  onPage('visibilitychange');
}

describe('a console that is watched', () => {
  it('tells how long its window was left', () => {
    const { noticed } = watch();
    onWindow('blur');
    pass(7300);
    expect(noticed).toEqual([]);
    onWindow('focus');
    expect(noticed).toEqual([['focus_lost', 7]]);
  });

  it('tells once of a tab that was hidden and lost the focus, from the first of both', () => {
    const { noticed } = watch();
    onWindow('blur');
    pass(2000);
    hide(true);
    pass(3000);
    hide(false);
    onWindow('focus');
    expect(noticed).toEqual([['focus_lost', 5]]);
  });

  it('leaves a glance of less than a second unsaid, and begins anew after it', () => {
    const { noticed } = watch();
    onWindow('blur');
    pass(999);
    onWindow('focus');
    pass(60_000);
    onWindow('blur');
    pass(1000);
    onWindow('focus');
    expect(noticed).toEqual([['focus_lost', 1]]);
  });

  it('tells how long the network was away', () => {
    const { noticed } = watch();
    onWindow('offline');
    pass(42_000);
    onWindow('online');
    expect(noticed).toEqual([['connection_lost', 42]]);
  });

  it('tells that something was copied and pasted, and nothing of what it was', () => {
    const { noticed } = watch();
    const copy = new Event('copy', { cancelable: true });
    document.dispatchEvent(copy);
    onPage('paste');
    expect(noticed).toEqual([['copied'], ['pasted']]);
    expect(copy.defaultPrevented).toBe(false);
  });

  it('tells that full screen was left, and not that it was entered', () => {
    const { noticed } = watch();
    Object.defineProperty(document, 'fullscreenElement', { configurable: true, get: () => document.body });
    onPage('fullscreenchange');
    expect(noticed).toEqual([]);
    Object.defineProperty(document, 'fullscreenElement', { configurable: true, get: () => null });
    onPage('fullscreenchange');
    expect(noticed).toEqual([['fullscreen_left']]);
    Reflect.deleteProperty(document, 'fullscreenElement');
  });

  it('listens only while the test is open', () => {
    const { noticed, rerender, unmount } = watch(false);
    const everything = () => {
      onPage('copy');
      onPage('fullscreenchange');
      onWindow('blur');
      pass(5000);
      onWindow('focus');
    };
    everything();
    expect(noticed).toEqual([]);
    rerender({ on: true });
    onPage('copy');
    expect(noticed).toEqual([['copied']]);
    rerender({ on: false });
    everything();
    unmount();
    everything();
    expect(noticed).toEqual([['copied']]);
  });
});
