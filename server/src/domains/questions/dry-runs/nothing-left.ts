import { existsSync, readdirSync } from 'node:fs';
import { expect } from 'vitest';
import type { Person, TestInstitute, World } from '../../../testing/index.ts';

/** For tests: the server answers, and of the files that were sent to this institute nothing is there. */
export async function expectNothingLeft(world: World, place: TestInstitute, teacher: Person): Promise<void> {
  const count = async (table: string) =>
    (await world.query(`select count(*)::int as n from ${table} where institute_id = $1`, [place.id]))[0]!['n'];
  expect((await teacher.send('GET', '/api/question-imports')).statusCode).toBe(200);
  expect(await count('question_import_rows')).toBe(0);
  expect(await count('question_import_pictures')).toBe(0);
  expect(await count('questions')).toBe(0);
  const folder = `${world.config.dataDir}/files/${place.id}`;
  const stored = existsSync(folder) ? readdirSync(folder, { recursive: true, withFileTypes: true }) : [];
  expect(stored.filter((entry) => entry.isFile())).toEqual([]);
}
