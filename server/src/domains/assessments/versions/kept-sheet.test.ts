import { beforeAll, expect, it } from 'vitest';
import { examRoom, type ExamRoom, testWorld } from '../../../testing/index.ts';
import { keptSheet } from './kept-sheet.ts';
import { paperVersion } from '../answers/kept-version.ts';

let room: ExamRoom;
let question: string;
beforeAll(async () => {
  room = await examRoom(await testWorld());
  question = await room.question();
});

/** How many statements it takes until so many have the sheet of a paper that nobody asked for before. */
async function statementsFor(students: number): Promise<number> {
  const plain = room.place.ctx();
  let statements = 0;
  const db = plain.db.withPlugin({
    transformQuery: ({ node }) => {
      statements++;
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  const ctx = { ...plain, db };
  const version = await paperVersion(plain, await room.paper([question]), 1);
  const sheets = await Promise.all(Array.from({ length: students }, () => keptSheet(ctx, version)));
  expect(new Set(sheets.map(({ body }) => body)).size).toBe(1);
  return statements;
}

it('a sheet is built once, however many begin at the same moment', async () => {
  const alone = await statementsFor(1);
  expect(alone).toBeGreaterThan(0);
  expect(await statementsFor(20)).toBe(alone);
});
