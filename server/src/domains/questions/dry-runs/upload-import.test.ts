import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { toSource } from '@abhyas/contract/rich-text';
import { stringify } from 'csv-stringify/sync';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Person, type TestInstitute, testWorld } from '../../../testing/index.ts';
import { choice, ownFile, ownQuestion, qtiItem, quiz, usualRow } from '../formats/testing-hostile.ts';
import { importDesk, type ImportDesk, readWhole } from '../imports/import-desk.ts';
import { columnNames } from '../reading/columns.ts';
import { expectNothingLeft } from './nothing-left.ts';

const world = await testWorld({});
let place: TestInstitute;
let teacher: Person;
let desk: ImportDesk;
beforeEach(async () => {
  place = await world.institute();
  teacher = await place.person('teacher');
  desk = importDesk(teacher);
});

const read = (bytes: string | Uint8Array, fileName: string) => readWhole(world, desk, bytes, fileName);

describe('the way in', { timeout: 120_000 }, () => {
  const address = async () => {
    if (!world.app.server.server.listening) await world.app.server.listen({ host: '127.0.0.1', port: 0 });
    return world.app.server.server.address() as AddressInfo;
  };
  const head = (more: string) =>
    `POST /api/question-imports?fileName=bank.csv HTTP/1.1\r\nHost: ${place.host}\r\nAuthorization: Bearer ${teacher.token}\r\nContent-Type: application/octet-stream\r\n${more}\r\n\r\n`;

  it('takes no file that is cut off on its way', async () => {
    const before = (await teacher.api.questions.listImports()).total;
    const socket = connect((await address()).port, '127.0.0.1');
    await once(socket, 'connect');
    await new Promise((sent) => socket.write(head('Content-Length: 1000000') + 'Question,'.repeat(1000), sent));
    socket.destroy();
    await once(socket, 'close');
    await expectNothingLeft(world, place, teacher);
    expect((await teacher.api.questions.listImports()).total).toBe(before);
  });

  it.each(['bank.xlsx', 'bank.csv', 'bank.json', 'bank.gift', 'bank.xml', 'bank.zip', 'bank.txt', 'bank.docx'])(
    'refuses one byte too many of %s',
    async (fileName) => {
      await expect(desk.upload(Buffer.alloc(25_000_001, 0x20), fileName)).rejects.toMatchObject({
        status: 413,
        error: 'TOO_LARGE',
      });
      await expectNothingLeft(world, place, teacher);
    },
  );

  it('refuses 50 MB by what they announce, before they are sent', async () => {
    const socket = connect((await address()).port, '127.0.0.1');
    await once(socket, 'connect');
    socket.write(head('Content-Length: 50000000'));
    const [answer] = (await once(socket, 'data')) as [Buffer];
    expect(answer.toString()).toMatch(/^HTTP\/1\.1 413 /);
    socket.destroy();
    await expectNothingLeft(world, place, teacher);
  });

  it('refuses 50 MB that are sent piece by piece once they are too many', async () => {
    const socket = connect((await address()).port, '127.0.0.1');
    await once(socket, 'connect');
    socket.on('error', () => {}); // the server hangs up on what is still being sent
    socket.write(head('Transfer-Encoding: chunked'));
    const answered = once(socket, 'data') as Promise<[Buffer]>;
    const piece = Buffer.from(`${(500_000).toString(16)}\r\n${'x'.repeat(500_000)}\r\n`);
    for (let i = 0; i < 100 && !socket.destroyed; i++) await new Promise((sent) => socket.write(piece, sent));
    expect((await answered)[0].toString()).toMatch(/^HTTP\/1\.1 413 /);
    socket.destroy();
    await expectNothingLeft(world, place, teacher);
  });
});

describe('the text of a file', { timeout: 120_000 }, () => {
  const latin = (text: string) => Buffer.from(text, 'latin1');
  const row = stringify([Object.values(columnNames), usualRow('Caf\xe9 at 90\xb0?'), usualRow('Na\xefve?')]);
  const texts: readonly (readonly [string, string, (text: string) => Buffer, string])[] = [
    ['a.csv', row, latin, 'windows-1252'],
    ['a.csv', row, (text) => Buffer.from(`\uFEFF${text}`, 'utf16le'), 'utf-16le'],
    ['a.csv', row, (text) => Buffer.from(text, 'utf16le'), 'utf-16le'],
    ['a.csv', row, (text) => Buffer.from(`\uFEFF${text}`, 'utf16le').swap16(), 'utf-16be'],
    ['a.csv', row, (text) => Buffer.from(`\uFEFF${text}`), 'utf-8'],
    ['a.gift', '$CATEGORY: Kinematics\n\nCaf\xe9 at 90\xb0? {=a ~b}\n', latin, 'windows-1252'],
    [
      'a.gift',
      '$CATEGORY: Kinematics\r\n\r\nCaf\xe9 at 90\xb0? {=a ~b}\r\n',
      (text) => Buffer.from(text, 'utf16le').swap16(),
      'utf-16be',
    ],
    ['a.txt', 'Caf\xe9 at 90\xb0?\nA) a\nB) b\nANSWER: A\n', latin, 'windows-1252'],
    [
      'a.xml',
      `<?xml version="1.0" encoding="windows-1252"?>${quiz(choice('Caf\xe9 at 90\xb0?'))}`,
      latin,
      'windows-1252',
    ],
    [
      'a.xml',
      `<?xml version="1.0" encoding="UTF-16"?>${quiz(choice('Caf\xe9 at 90\xb0?'))}`,
      (text) => Buffer.from(`\uFEFF${text}`, 'utf16le'),
      'utf-16le',
    ],
    [
      'a.xml',
      `<?xml version="1.0" encoding="ISO-8859-1"?>${qtiItem('<p>Caf\xe9 at 90\xb0?</p>')}`,
      latin,
      'windows-1252',
    ],
    ['a.json', ownFile([ownQuestion()]).replace('What?', 'Caf\xe9 at 90\xb0?'), latin, 'windows-1252'],
  ];
  it.each(texts)(
    'of %s is read as it is written, and the report says how',
    async (fileName, text, written, encoding) => {
      const checked = await read(written(text), fileName);
      expect(checked).toMatchObject({ status: 'checked', encoding });
      const { rows } = await desk.rowsOf(checked);
      expect(rows[0]!.cells['Question']).toBe('Café at 90°?');
      if (rows[0]!.preview) expect(toSource(rows[0]!.preview.content.stem)).toBe('Café at 90°?');
      await desk.cancel(checked);
    },
  );
});
