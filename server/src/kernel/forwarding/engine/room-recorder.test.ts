import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { RoomRecorder } from './room-recorder.ts';
import type { RtpPacket } from './rtp.ts';

let folder: string;
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'abhyas-recorder-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const MOST = 10_000;
/** Bytes of each file after a stretch of a hundred packets of two hundred bytes. */
async function stretch(name: string): Promise<number[]> {
  const recorder = new RoomRecorder(join(folder, name), MOST);
  const from = { isKept: true, askForPicture: () => undefined };
  recorder.follow('mic1', from);
  for (let left = 100; left > 0; left--) recorder.write('mic1', { bytes: Buffer.alloc(200) } as RtpPacket);
  recorder.follow('cam1', from);
  await recorder.close();
  return readdirSync(recorder.folder).map((file) => statSync(join(recorder.folder, file)).size);
}

it('a recording ends at its largest size, over all times that it ran', async () => {
  const [bytes, ...others] = await stretch('1');
  expect(others).toEqual([]);
  expect(bytes).toBeGreaterThan(MOST - 300);
  expect(bytes).toBeLessThanOrEqual(MOST + 6);
  // Nothing but when it was closed.
  expect(await stretch('2')).toEqual([6]);
});
