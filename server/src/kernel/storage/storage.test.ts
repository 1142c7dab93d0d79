import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, describe, expect, it } from 'vitest';
import { addressSigner, diskStorage } from './storage.ts';

const root = mkdtempSync(join(tmpdir(), 'abhyas-storage-'));
afterAll(() => rmSync(root, { recursive: true }));

describe('storage on disk', () => {
  const storage = diskStorage(root);

  it('gives back what it was given, and nothing after removal', async () => {
    await storage.put('7/media/a.txt', Buffer.from('one'));
    await storage.put('7/media/a.txt', Buffer.from('two'));
    const found = await storage.get('7/media/a.txt');
    expect(found?.bytes).toBe(3);
    expect(await text(found!.stream)).toBe('two');
    expect(readdirSync(join(root, '7/media'))).toEqual(['a.txt']);
    await storage.remove('7/media/a.txt');
    expect(await storage.get('7/media/a.txt')).toBeUndefined();
  });

  it.each(['../outside', '7/../../outside', '/etc/passwd/../../../x'])('never leaves its folder: %s', async (key) => {
    const inside = await storage.put(key, Buffer.from('x')).then(
      () => true,
      (error: unknown) => error,
    );
    if (inside === true) expect(readdirSync(join(root, '..'))).not.toContain('outside');
    else expect(inside).toBeInstanceOf(RangeError);
  });
});

describe('a signed address', () => {
  const signer = addressSigner('a secret for files');
  const now = new Date('2026-11-21T10:00:00Z');
  const parts = (address: string) => {
    const url = new URL(address, 'http://x');
    return [
      url.pathname.slice('/files/'.length),
      url.searchParams.get('expires')!,
      url.searchParams.get('signature')!,
    ] as const;
  };

  it('opens the one file of the one institute until it expires', () => {
    const [key, expires, signature] = parts(signer.sign(7, '7/media/a.png', now));
    expect(signer.check(7, key, expires, signature, now)).toBe(true);
    expect(signer.check(8, key, expires, signature, now)).toBe(false);
    expect(signer.check(7, '7/media/b.png', expires, signature, now)).toBe(false);
    expect(signer.check(7, key, String(Number(expires) + 1), signature, now)).toBe(false);
    expect(signer.check(7, key, expires, signature, new Date(now.getTime() + 3 * 86_400_000))).toBe(false);
  });
});
