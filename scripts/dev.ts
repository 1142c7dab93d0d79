import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** The server with reload on its port, and Vite with HMR on 5173, which passes what is not its own to the server. */
const root = fileURLToPath(new URL('..', import.meta.url));
const children = [
  spawn('node', ['--watch-path=server', '--watch-path=contract', '--watch-preserve-output', 'server/src/main.ts'], {
    cwd: root,
    stdio: 'inherit',
  }),
  spawn('vite', ['--host', '127.0.0.1'], { cwd: `${root}/web`, stdio: 'inherit' }),
];
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => children.forEach((child) => child.kill(signal)));
for (const child of children) child.on('exit', () => children.forEach((other) => other.kill('SIGTERM')));
