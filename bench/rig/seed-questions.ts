import { fromSource } from '@abhyas/contract/rich-text';
import pg from 'pg';
import { lexemesOf } from '../../server/src/domains/questions/search/lexemes.ts';
import { isForgiven, piecesOf } from '../../server/src/kernel/search/near-words.ts';
import { termsOf } from '../../server/src/domains/questions/search/terms.ts';
import { textArray } from '../../server/src/kernel/database/sql.ts';
import { newId } from '../../server/src/kernel/ids.ts';
import type { Cluster } from './cluster.ts';
import { demoRows } from './demo-rows.ts';

const BATCH = 5000;
const SYLLABLES = 'ka ro mi ten sul dar vi pon gal ter nim bo'.split(' ');

/**
 * Fills an institute's bank with so many questions, straight into the tables and with the server's own terms: the stem of one demo
 * question and the options of another, and a word of some thousands, so that words are as rare and as frequent as in a real bank.
 * Their numbers follow those of the questions that other measures wrote there.
 */
export async function seedQuestions({ superuser }: Cluster, instituteId: number, count: number): Promise<void> {
  const demo = await demoRows();
  const client = new pg.Client({ connectionString: superuser });
  await client.connect();
  try {
    const { rows } = await client.query<{ id: string; subject_id: number }>(
      'select id, subject_id from knowledge_areas',
    );
    const last = await client.query<{ number: number }>(
      'select coalesce(max(number), 0)::int as number from questions where institute_id = $1',
      [instituteId],
    );
    const first = last.rows[0]!.number + 1;
    const words = new Set<string>();
    for (let from = 0; from < count; from += BATCH) {
      const made = Array.from({ length: Math.min(BATCH, count - from) }, (_, i) =>
        questionOf(demo, from + i, first + from + i, rows[(from + i) % rows.length]!),
      );
      for (const { terms } of made) for (const word of terms.words) if (isForgiven(word)) words.add(word);
      await insert(client, instituteId, made);
    }
    const pieces = [...words].flatMap((word) => piecesOf(word).map((piece) => [piece, word] as const));
    await client.query(
      'insert into search_words select $1, p, w from unnest($2::text[], $3::text[]) as x (p, w) on conflict do nothing',
      [instituteId, pieces.map(([piece]) => piece), pieces.map(([, word]) => word)],
    );
    await client.query('vacuum analyze questions, question_versions, question_terms, search_words');
  } finally {
    await client.end();
  }
}

type Demo = Awaited<ReturnType<typeof demoRows>>;

function questionOf(demo: Demo, n: number, number: number, area: { id: string; subject_id: number }) {
  const said = demo[n % demo.length]!;
  const other = demo[(n * 7 + Math.floor(n / demo.length)) % demo.length]!;
  const rare = [n % 12, Math.floor(n / 12) % 12, Math.floor(n / 144) % 12].map((at) => SYLLABLES[at]).join('');
  const stem = fromSource(`${said.question} (${rare}, ${n + 1})`);
  const options = (other.options.length > 0 ? other.options : ['1', '2', '3', '4']).map(fromSource);
  const content = { stem, options, explanation: fromSource(said.explanation) };
  return { id: newId(), number, area, content, terms: termsOf([stem, ...options]) };
}

async function insert(client: pg.Client, instituteId: number, made: readonly ReturnType<typeof questionOf>[]) {
  const ids = made.map(({ id }) => id);
  await client.query(
    `insert into questions (institute_id, id, number, type, version, key_version, subject_id, knowledge_area_id, difficulty,
       fingerprint, search_text, created_at, updated_at)
     select $1, q.id, q.number, 'SINGLE', 1, 1, q.subject, q.area, (array['easy', 'medium', 'hard'])[1 + q.number % 3],
       sha256(q.id::text::bytea), '', now(), now()
     from unnest($2::uuid[], $3::bigint[], $4::smallint[], $5::uuid[]) as q (id, number, subject, area)`,
    [
      instituteId,
      ids,
      made.map(({ number }) => number),
      made.map(({ area }) => area.subject_id),
      made.map(({ area }) => area.id),
    ],
  );
  await client.query(
    `insert into question_versions (institute_id, question_id, version, type, content, created_at)
     select $1, v.id, 1, 'SINGLE', v.content::json, now() from unnest($2::uuid[], $3::text[]) as v (id, content)`,
    [instituteId, ids, textArray(made.map(({ content }) => JSON.stringify(content)))],
  );
  await client.query(
    `insert into question_terms select $1, t.id, array_to_tsvector(string_to_array(t.terms, E'\\n'))
     from unnest($2::uuid[], $3::text[]) as t (id, terms)`,
    [instituteId, ids, textArray(made.map(({ terms }) => lexemesOf(instituteId, terms).join('\n')))],
  );
}
