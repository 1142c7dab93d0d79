import { fromSource, toText } from '@abhyas/contract/rich-text';
import pg from 'pg';
import { titleLexeme, wordLexeme } from '../../server/src/domains/courses/catalogue/search/course-lexemes.ts';
import { textArray } from '../../server/src/kernel/database/sql.ts';
import { newId } from '../../server/src/kernel/ids.ts';
import { isForgiven, piecesOf } from '../../server/src/kernel/search/near-words.ts';
import { wordsOf } from '../../server/src/kernel/search/words.ts';
import type { Cluster } from './cluster.ts';
import { demoRows } from './demo-rows.ts';

const BATCH = 2000;
const SYLLABLES = 'ka ro mi ten sul dar vi pon gal ter nim bo'.split(' ');

/**
 * Puts so many courses on an institute's shelves, straight into the tables and with the server's own words: a title of a few words of
 * one demo question, a description of others, and a rare word of its own.
 */
export async function seedCourses({ superuser }: Cluster, instituteId: number, count: number): Promise<void> {
  const demo = await demoRows();
  const client = new pg.Client({ connectionString: superuser });
  await client.connect();
  try {
    const words = new Set<string>();
    for (let from = 0; from < count; from += BATCH) {
      const made = Array.from({ length: Math.min(BATCH, count - from) }, (_, i) => courseOf(demo, from + i));
      for (const course of made) for (const word of course.words) if (isForgiven(word)) words.add(word);
      await insert(client, instituteId, made);
    }
    const pieces = [...words].flatMap((word) => piecesOf(word).map((piece) => [piece, word] as const));
    await client.query(
      'insert into course_words select $1, p, w from unnest($2::text[], $3::text[]) as x (p, w) on conflict do nothing',
      [instituteId, pieces.map(([piece]) => piece), pieces.map(([, word]) => word)],
    );
    await client.query('vacuum analyze courses, course_listings, course_terms, course_words');
  } finally {
    await client.end();
  }
}

type Demo = Awaited<ReturnType<typeof demoRows>>;

function courseOf(demo: Demo, n: number) {
  const said = (at: number) => toText(fromSource(demo[at % demo.length]!.question.replaceAll(/\$[^$]*\$/g, ' ')));
  const rare = [n % 12, Math.floor(n / 12) % 12, Math.floor(n / 144) % 12].map((at) => SYLLABLES[at]).join('');
  const title = `${said(n).split(' ').slice(0, 6).join(' ')} ${rare} ${n + 1}`.slice(0, 120);
  const description = [said(n * 3 + 1), said(n * 7 + 2), said(n * 11 + 3)].join(' ');
  const titleWords = [...new Set(wordsOf(title))];
  const words = [...new Set([...titleWords, ...wordsOf(description)])];
  return {
    id: newId(),
    n,
    title,
    details: { title, subtitle: '', description: fromSource(description) },
    titleWords,
    words,
  };
}

async function insert(client: pg.Client, instituteId: number, made: readonly ReturnType<typeof courseOf>[]) {
  const ids = made.map(({ id }) => id);
  await client.query(
    `insert into courses (institute_id, id, type, status, version, details, changed, created_at, updated_at, published_at)
     select $1, c.id, 'course', 'published', 1, c.details, false, now(), now(), now() from unnest($2::uuid[], $3::jsonb[]) as c (id, details)`,
    [instituteId, ids, made.map(({ details }) => JSON.stringify(details))],
  );
  await client.query(
    `insert into course_listings (institute_id, course_id, type, title, exam_id, subject_ids, language, price_paise, learners, ratings,
       stars_sum, rating, card, published_at, listed_at)
     select $1, c.id, 'course', c.title, 1 + c.n % 2, array[1 + c.n % 4], (array['en', 'hi'])[1 + c.n % 5 / 4], c.n % 3 * 49900, c.n * 7919 % 5000,
       c.n % 40, c.n % 40 * 4, case when c.n % 40 = 0 then 0 else 300 + c.n % 200 end,
       '{"subtitle": "", "coverId": null, "teacherIds": [], "listPricePaise": null, "lessons": 40, "tests": 6, "seconds": 90000}', now(), now()
     from unnest($2::uuid[], $3::text[], $4::int[]) as c (id, title, n)`,
    [instituteId, ids, made.map(({ title }) => title), made.map(({ n }) => n)],
  );
  const terms = made.map(({ titleWords, words }) =>
    [
      ...titleWords.map((word) => titleLexeme(instituteId, word)),
      ...words.map((word) => wordLexeme(instituteId, word)),
    ].join('\n'),
  );
  await client.query(
    `insert into course_terms select $1, c.id, array_to_tsvector(string_to_array(c.terms, E'\\n')) from unnest($2::uuid[], $3::text[]) as c (id, terms)`,
    [instituteId, ids, textArray(terms)],
  );
}
