import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { beforeAll, expect, it } from 'vitest';
import { closeAfterFile, examRoom, type ExamRoom, type Person, testWorld, type World } from '../testing/index.ts';
import { percentile } from './report.ts';
import { runLoad } from './run-load.ts';

let world: World;
let room: ExamRoom;
let students: Person[];
let paperId: string;
let at: string;
let through: string;

beforeAll(async () => {
  world = await testWorld({});
  room = await examRoom(world);
  students = [];
  for (let i = 0; i < 5; i++) students.push(await room.place.person('student'));
  paperId = await room.paper([await room.question(), await room.question(), await room.question()]);
  await world.app.server.listen({ port: 0, host: '127.0.0.1' });
  at = `http://${room.place.host}`;
  through = `127.0.0.1:${(world.app.server.server.address() as AddressInfo).port}`;
});

const command = async (args: readonly string[]) => {
  const child = spawn(process.execPath, [fileURLToPath(new URL('./command.ts', import.meta.url)), ...args]);
  const [said, complained] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')]);
  return { said, complained, code: child.exitCode };
};

it('lets five students sit a paper and says how long each step took and that no answer was lost', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'abhyas-load-'));
  closeAfterFile(() => rmSync(folder, { recursive: true }));
  const people = join(folder, 'students.csv');
  writeFileSync(
    people,
    ['e-mail,password', ...students.map(({ email, password }) => `${email},${password}`)].join('\n'),
  );
  const options = [
    '--at',
    at,
    '--through',
    through,
    '--paper',
    paperId,
    '--saves',
    '6',
    '--thinking',
    '0',
    '--arrival',
    '0',
  ];
  const { said, complained, code } = await command([...options, '--people', people]);
  expect(complained).toBe('');
  expect(said).toMatch(/^5 of 5 students finished within \d+ s/);
  expect(said).toMatch(/^save +30 +\d+ ms +\d+ ms +\d+ ms +\d+ ms +0$/m);
  expect(said).toContain('Answers that the server acknowledged: 15. Found again after the submit: 15. Lost: 0.');
  expect(code).toBe(0);
  const [row] = await world.query('select count(*)::int as n from attempts where paper_id = $1', [paperId]);
  expect(row).toEqual({ n: 5 });
  const few = await command([...options, '--people', people, '--students', '50']);
  expect(few.complained).toContain('holds 5 students, 50 are to come');
  expect(few.code).toBe(1);
});

it('says which step fails, and how', async () => {
  const plan = { at, through, paperId, saves: 1, thinking: 0, arrival: 0 };
  const { report, ok } = await runLoad({ ...plan, students: [{ email: students[0]!.email, password: 'another one' }] });
  expect(ok).toBe(false);
  expect(report).toContain('0 of 1 students finished');
  expect(report).toMatch(/What went wrong:\n {2}sign in: 40\d \w+ \(1 times\)/);
});

it('knows percentiles', () => {
  const values = Array.from({ length: 200 }, (_, i) => 200 - i);
  expect([50, 95, 99, 100].map((percent) => percentile(values, percent))).toEqual([100, 190, 198, 200]);
  expect(percentile([], 99)).toBe(0);
});
