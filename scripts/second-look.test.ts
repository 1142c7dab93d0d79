import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { failedFiles } from './second-look.ts';

let folder: string;
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'abhyas-look-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('the second look', () => {
  it('is at the files that failed, not at the others', () => {
    const report = join(folder, 'report.json');
    const testResults = [
      { name: join(folder, 'a/good.test.ts'), status: 'passed' },
      { name: join(folder, 'a/bad.test.ts'), status: 'failed' },
    ];
    writeFileSync(report, JSON.stringify({ testResults }));
    expect(failedFiles(report, folder)).toEqual(['a/bad.test.ts']);
  });

  it('knows nothing of a run that ended without a report', () => {
    expect(failedFiles(join(folder, 'none.json'), folder)).toBeUndefined();
  });
});
