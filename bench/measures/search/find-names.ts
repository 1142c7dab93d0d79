import type { Person } from '../../../server/src/testing/person.ts';
import { figureOf, percentile } from '../../figures.ts';
import { chapters, firstNames, lastNames, seedNames } from '../../rig/seed-names.ts';
import { inRounds, type Measure, timed } from '../measure.ts';

const MANY = 100_000;
const LIMIT_MS = 50;
const EACH = 30;

type Find = (teacher: Person, search: string) => Promise<unknown>;
const kinds: Readonly<Record<string, { readonly find: Find; readonly words: readonly string[] }>> = {
  people: {
    find: ({ api }, search) => api.identity.findPeople({ query: { search } }),
    words: firstNames.map((name, at) => `${name} ${lastNames[(at * 5) % lastNames.length]!}`),
  },
  tests: { find: ({ api }, search) => api.assessments.findPapers({ query: { search } }), words: titled('Part Test') },
  courses: {
    find: ({ api }, search) => api.courses.findAuthoredCourses({ query: { search } }),
    words: titled('Foundation'),
  },
  lessons: { find: ({ api }, search) => api.courses.findLessons({ query: { search } }), words: titled('Homework') },
  batches: { find: ({ api }, search) => api.cohorts.findBatches({ query: { search } }), words: titled('Droppers') },
};

/** S23: the search of the workspace, each kind among 100,000 of it: two letters, a part, all words, and a slip that fits nobody as typed. */
export const findNames: Measure = async (stage) => {
  await stage.registry();
  const cluster = await stage.cluster();
  const school = stage.schools[14]!;
  await seedNames(cluster, school.id, MANY);
  const figures = [];
  for (const [kind, { find, words }] of Object.entries(kinds)) {
    let note = '';
    const rounds = await inRounds(async () => {
      const teacher = await stage.teacher(school);
      const all: number[] = [];
      const notes: string[] = [];
      for (const [how, typed] of Object.entries(waysOf(words))) {
        const times: number[] = [];
        for (const search of typed) times.push(await timed(() => find(teacher, search)));
        notes.push(`${how} ${percentile(times, 0.95).toFixed(1)}`);
        all.push(...times);
      }
      note = `p95 in ms of the last round: ${notes.join(', ')}`;
      return { ours: percentile(all, 0.95), limit: LIMIT_MS };
    });
    const what = `${kind} found by their names, p95 over HTTP among ${MANY.toLocaleString('en')}`;
    figures.push(figureOf({ id: `S23-${kind}`, what, unit: 'ms', reach: ['<=', 1], notes: [note] }, rounds));
  }
  return figures;
};

/** What is typed of these names, one way after the other. */
function waysOf(words: readonly string[]): Readonly<Record<string, readonly string[]>> {
  const names = words.slice(0, EACH);
  const longest = (name: string) => name.split(' ').toSorted((a, b) => b.length - a.length)[0]!;
  return {
    'two letters': names.map((name) => name.slice(0, 2)),
    'a part': names.map((name) => longest(name).slice(1, 5)),
    'all words': names,
    'a slip': names.map((name) => longest(name).replace(/^(..)./u, '$1q')),
    nobody: names.map((name) => `${longest(name)}xyzzy`),
  };
}

function titled(first: string): string[] {
  return chapters.map((chapter) => `${chapter} ${first}`);
}
