import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isAlive } from '../pid-lock.ts';

/** Notes that this process uses the server; the answer is called when it does not any more and says whether nobody else does. */
export function register(dir: string): () => boolean {
  const users = join(dir, 'users');
  const ours = `${process.pid}-${randomBytes(4).toString('hex')}`;
  writeFileSync(join(users, ours), '');
  return () => {
    if (!existsSync(join(users, ours))) return false;
    rmSync(join(users, ours), { force: true });
    const others = readdirSync(users).filter((name) => {
      const lives = isAlive(Number.parseInt(name, 10));
      if (!lives) rmSync(join(users, name), { force: true });
      return lives;
    });
    return others.length === 0;
  };
}
