import { describe, expect, it } from 'vitest';
import { filesToLookAt } from './second-look.ts';

const tested = (file: string, failed: boolean) => ({ file, failed, seconds: 1 });

describe('the second look', () => {
  it('is at the files that failed, not at the others', () => {
    expect(filesToLookAt([tested('a/good.test.ts', false), tested('a/bad.test.ts', true)])).toEqual(['a/bad.test.ts']);
  });

  it('is at none where too many failed for an accident', () => {
    expect(filesToLookAt(['a', 'b', 'c', 'd'].map((file) => tested(file, true)))).toEqual([]);
  });
});
