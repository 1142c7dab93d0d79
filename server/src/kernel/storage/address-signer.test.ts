import { describe, expect, it } from 'vitest';
import { addressSigner } from './address-signer.ts';

const signer = addressSigner('a secret for files');
const now = new Date('2026-11-21T10:00:00Z');
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000);
const parts = (address: string) => {
  const { pathname, searchParams } = new URL(address, 'http://x');
  const name = searchParams.get('name') ?? undefined;
  return {
    key: pathname.slice('/files/'.length),
    signed: { expires: searchParams.get('expires')!, signature: searchParams.get('signature')!, name },
  };
};

describe('a signed address', () => {
  it('opens the one file of the one institute until it expires', () => {
    const { key, signed } = parts(signer.sign(7, '7/media/a.png', now));
    expect(signer.check(7, key, signed, now)).toBe(true);
    expect(signer.check(8, key, signed, now)).toBe(false);
    expect(signer.check(7, '7/media/b.png', signed, now)).toBe(false);
    expect(signer.check(7, key, { ...signed, expires: String(Number(signed.expires) + 1) }, now)).toBe(false);
    expect(signer.check(7, key, signed, later(3 * 86_400))).toBe(false);
  });

  it('is good for as long as was asked, to the second', () => {
    const { key, signed } = parts(signer.sign(7, '7/media/a.mp4', now, { seconds: 300 }));
    expect(signer.check(7, key, signed, later(299))).toBe(true);
    expect(signer.check(7, key, signed, later(300))).toBe(false);
  });

  it('names the file, and under no other name', () => {
    const { key, signed } = parts(signer.sign(7, '7/media/a.pdf', now, { fileName: 'Kinematics & more.pdf' }));
    expect(signed.name).toBe('Kinematics & more.pdf');
    expect(signer.check(7, key, signed, now)).toBe(true);
    expect(signer.check(7, key, { ...signed, name: 'setup.exe' }, now)).toBe(false);
    expect(signer.check(7, key, { ...signed, name: undefined }, now)).toBe(false);
  });
});
