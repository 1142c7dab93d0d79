import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { runPhases } from './run-steps.ts';
import type { Lane, Step } from './steps.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
let folder: string;
let shown: string;
beforeEach(() => {
  mkdirSync(join(root, '.data'), { recursive: true });
  folder = mkdtempSync(join(root, '.data/steps-'));
  shown = '';
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => ((shown += String(text)), true));
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true, force: true });
});

const node = (name: string, script: string): Step => ({ name, command: [process.execPath, '-e', script] });
const says = (word: string) => node(word, `console.log('${word} is said')`);
const fails = node('fails', `console.log('why it fails'); process.exit(3)`);
const run = (...phases: (readonly Lane[])[]) => runPhases(phases, { root: folder, folder: join(folder, 'kept') });

describe('the steps of a run', () => {
  it('run to the end, each with its output as one block and its seconds', async () => {
    const slow = node('slow', `console.log('one'); setTimeout(() => console.log('two'), 300)`);
    const { good, times } = await run([[slow], [says('quick')]], [[says('later')]]);
    expect(good).toBe(true);
    expect(times.map(({ step }) => step).toSorted()).toEqual(['later', 'quick', 'slow']);
    expect(shown).toMatch(/── slow\none\ntwo\n── slow: good, \d+\.\d s\n/);
    expect(shown.indexOf('two')).toBeLessThan(shown.indexOf('later is said'));
  });

  it('that follow one that failed do not begin', async () => {
    const { good, times } = await run([[fails, says('next')]], [[says('later')]]);
    expect(good).toBe(false);
    expect(times.map(({ step }) => step)).toEqual(['fails']);
    expect(shown).toMatch(/why it fails\n── fails: failed/);
  });

  it('beside one that failed end and are shown', async () => {
    const slow = node('slow', `setTimeout(() => console.log('came to its end'), 500)`);
    const { times } = await run([[slow], [fails]]);
    expect(times.map(({ step }) => step).toSorted()).toEqual(['fails', 'slow']);
    expect(shown).toContain('came to its end');
  });
});

describe('a step of tests', () => {
  const tests = (text: string): Step => {
    mkdirSync(join(folder, 'planted'));
    writeFileSync(join(folder, 'planted/some.test.ts'), `import { it } from 'vitest';\n${text}`);
    writeFileSync(join(folder, 'vitest.config.ts'), `export default { test: { include: ['planted/*.test.ts'] } };`);
    return { name: 'planted', command: [], tests: true };
  };

  it('keeps the seconds of each file, hooks included', async () => {
    const { good, times } = await run([
      [
        tests(
          `import { beforeAll } from 'vitest';\nbeforeAll(() => new Promise((done) => setTimeout(done, 1200)));\nit('is good', () => {});`,
        ),
      ],
    ]);
    expect(good).toBe(true);
    expect(times[0]?.files).toEqual([{ file: 'planted/some.test.ts', seconds: expect.any(Number) as number }]);
    expect(times[0]?.files[0]?.seconds).toBeGreaterThan(1.2);
    expect(shown).toContain('planted/some.test.ts');
  });

  it('looks twice at a file that failed, and names it where it passes then', async () => {
    const once = `import { existsSync, writeFileSync } from 'node:fs';
      it('fails the first time', () => { if (!existsSync('seen')) { writeFileSync('seen', ''); throw new Error('disturbed'); } });`;
    expect((await run([[tests(once)]])).good).toBe(true);
    expect(shown).toContain('passed at the second look only: planted/some.test.ts');
  });

  it('fails where a file fails twice', async () => {
    expect((await run([[tests(`it('is broken', () => { throw new Error('broken'); });`)]])).good).toBe(false);
    expect(shown).toContain('a second look at planted/some.test.ts');
  });
});
