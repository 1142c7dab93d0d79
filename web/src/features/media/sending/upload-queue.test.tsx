import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';

const added = vi.spyOn(window, 'addEventListener');
const removed = vi.spyOn(window, 'removeEventListener');
const names = (spy: typeof added | typeof removed) => spy.mock.calls.map(([name]) => name).toSorted();

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());
afterAll(() => void vi.restoreAllMocks());

it('the page watches the network and its own end while there are uploads, and not before or after', async () => {
  const { uploadQueue } = await import('./upload-queue.ts');
  const { uploadEntries } = await import('./upload-entries.ts');
  expect([names(added), vi.getTimerCount()]).toEqual([[], 0]);
  // A program is no picture: it is refused before anything is sent.
  const [key = ''] = uploadQueue.add([new File(['MZ'], 'setup.exe')], 'image');
  expect([names(added), vi.getTimerCount()]).toEqual([['beforeunload', 'online'], 1]);
  await vi.waitFor(() => expect(uploadEntries.find(key)?.state).toBe('refused'));
  uploadQueue.clear();
  expect([names(removed), vi.getTimerCount()]).toEqual([['beforeunload', 'online'], 0]);
});
