import { spawnSync } from 'node:child_process';
import { chownSync, statSync } from 'node:fs';
import { StartError } from '../start-error.ts';

/** How a PostgreSQL program is started so that it does not see itself as root, which it refuses. */
export interface Runner {
  command(program: string, args: readonly string[]): [string, string[]];
  readonly options: { uid?: number; gid?: number };
  /** Makes a file or folder the property of the user the program runs as. */
  own(path: string): void;
}

const NOBODY = 65_534;
const UNSHARE = ['--user', '--map-user=1000', '--map-group=1000', '--'];

const asWeAre: Runner = {
  command: (program, args) => [program, [...args]],
  options: {},
  own: () => {},
};

const inUserNamespace: Runner = {
  command: (program, args) => ['unshare', [...UNSHARE, program, ...args]],
  options: {},
  own: () => {},
};

function asUser(uid: number, gid: number): Runner {
  return {
    command: (program, args) => [program, [...args]],
    options: { uid, gid },
    own: (path) => chownSync(path, uid, gid),
  };
}

/**
 * Chooses how to run: as we are; for root in a user namespace of its own (files stay root's), or where the machine does
 * not allow that as `nobody`. An existing cluster is run as the user who owns it.
 */
export function chooseRunner(cluster: string): Runner {
  if (process.getuid?.() !== 0) return asWeAre;
  const owner = statSync(cluster, { throwIfNoEntry: false });
  if (owner && owner.uid !== 0) return asUser(owner.uid, owner.gid);
  if (spawnSync('unshare', [...UNSHARE, 'true']).status === 0) return inUserNamespace;
  if (owner) {
    throw new StartError(
      `PostgreSQL does not run as root and this machine allows no user namespaces: give ${cluster} to an ordinary user and start as that user.`,
    );
  }
  return asUser(NOBODY, NOBODY);
}
