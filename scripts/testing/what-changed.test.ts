import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { changedSince } from './what-changed.ts';

it('finds what was committed, changed, renamed and made since a commit', () => {
  const root = mkdtempSync(join(tmpdir(), 'abhyas-changed-'));
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.test', ...args], {
      cwd: root,
      encoding: 'utf8',
    });
  const write = (path: string) => writeFileSync(join(root, path), `${path}\n`);
  try {
    git('init', '--quiet');
    for (const path of ['same', 'renamed', 'changed', '.gitignore']) write(path);
    writeFileSync(join(root, '.gitignore'), 'made\n');
    git('add', '.');
    git('commit', '--quiet', '--message', 'one');
    const first = git('rev-parse', 'HEAD').trim();
    write('committed');
    git('add', '.');
    git('commit', '--quiet', '--message', 'two');
    renameSync(join(root, 'renamed'), join(root, 'नया नाम'));
    writeFileSync(join(root, 'changed'), 'other words\n');
    mkdirSync(join(root, 'made'));
    write('made/ignored');
    expect(changedSince(first, root).toSorted()).toEqual(['changed', 'committed', 'renamed', 'नया नाम']);
    expect(() => changedSince('nothing', root)).toThrow(/nothing/);
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
});
