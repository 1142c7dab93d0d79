import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AllTests } from './affected.ts';
import { domainsOf } from './journey-domains.ts';

/** Paths that differ from a commit, in commits and outside of them, new files too. Throws git's own words for what is no commit. */
export function changedSince(commit: string, root: string): readonly string[] {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })
      .split('\0')
      .filter((path) => path !== '');
  const known = git('diff', '--name-only', '--no-renames', '-z', '--end-of-options', commit, '--');
  return [...new Set([...known, ...git('ls-files', '--others', '--exclude-standard', '-z')])];
}

/** The tests of the repository that a choice is made from. */
export function allTests(root: string): AllTests {
  const journeys = globSync('e2e/*.spec.ts', { cwd: root });
  return {
    journeys: new Map(journeys.map((path) => [path, domainsOf(readFileSync(join(root, path), 'utf8'))])),
    wholeServer: globSync('server/src/*.test.ts', { cwd: root }).toSorted(),
  };
}
