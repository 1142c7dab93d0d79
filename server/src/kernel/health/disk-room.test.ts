import { tmpdir } from 'node:os';
import { expect, it } from 'vitest';
import { diskRoom, roomOf } from './disk-room.ts';

const GB = 1_000_000_000;

it.each([
  ['fine', 200, 500],
  ['nearly full', 20, 500],
  ['nearly full', 1.5, 30],
  ['full', 0.1, 500],
  ['fine', 2, 8],
  ['nearly full', 0.5, 8],
  ['full', 0.01, 2],
])('a disk is %s with %d GB free of %d', (word, free, total) => {
  expect(roomOf({ free: free * GB, total: total * GB })).toBe(word);
});

it('is asked of the disk of a folder', async () => {
  expect(['fine', 'nearly full', 'full']).toContain(await diskRoom(tmpdir()));
  await expect(diskRoom('/no/such/folder')).rejects.toThrow();
});
