import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eicar, tinyClamd, type TinyClamd } from '../../testing/tiny-clamd.ts';
import { scanFile } from './scan-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'abhyas-scan-'));
let clamd: TinyClamd;
beforeAll(async () => {
  clamd = await tinyClamd(2_000_000);
});
afterAll(async () => {
  await clamd.close();
  rmSync(folder, { recursive: true });
});
const scan = (bytes: Uint8Array) => {
  const path = join(folder, `${bytes.length}`);
  writeFileSync(path, bytes);
  return scanFile(clamd, path);
};

describe('the virus scanner', () => {
  it('sees every byte of a file and says that it is clean', async () => {
    expect(await scan(Buffer.alloc(1_234_567, 'abc'))).toEqual({ says: 'clean' });
    expect(clamd.seen.at(-1)).toBe(1_234_567);
    expect(await scan(Buffer.alloc(0))).toEqual({ says: 'clean' });
  });

  it('names a virus wherever in the file it is', async () => {
    const infected = Buffer.concat([Buffer.alloc(400_000), eicar, Buffer.alloc(10)]);
    expect(await scan(infected)).toEqual({ says: 'infected', virus: 'Eicar-Test-Signature' });
  });

  it('says when a file is longer than it takes', async () => {
    expect(await scan(Buffer.alloc(5_000_000))).toEqual({ says: 'tooLong' });
  });

  it('that is not there is not taken for a yes', async () => {
    const path = join(folder, 'some');
    writeFileSync(path, 'x');
    await expect(scanFile({ host: '127.0.0.1', port: 9 }, path)).rejects.toThrow('ECONNREFUSED');
  });
});
