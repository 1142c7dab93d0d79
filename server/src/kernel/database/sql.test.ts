import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { workerDatabase } from '../../testing/database.ts';
import { textArray } from './sql.ts';

let client: pg.Client;
beforeAll(async () => {
  client = new pg.Client({ connectionString: (await workerDatabase()).app });
  await client.connect();
});
afterAll(() => client.end());

it.each([
  ['quotes, backslashes and braces', ['{"a": "\\\\frac{1}{2}"}', `it's, "so"`]],
  ['several scripts', ['क्या है?', '😀 ½', 'plain']],
  ['nothing, empty texts and the word NULL', [null, '', 'NULL', null]],
  ['no text at all', []],
])('many texts cross to PostgreSQL as they are: %s', async (_what, texts) => {
  const { rows } = await client.query('select $1::text[] as texts', [textArray(texts)]);
  expect(rows).toEqual([{ texts }]);
});
