import { gzipSync } from 'node:zlib';
import pg from 'pg';
import { absoluteFigure, type Figure } from '../figures.ts';
import { type Browser, noChromium, openBrowser } from '../rig/browser.ts';
import { seedCourses } from '../rig/seed-courses.ts';
import type { Measure } from './measure.ts';

const MOST_KB = 150;
const COURSES = 200;

/** S4: every script that a cold page of an institute has loaded when the network rests: its home, and the page of a course. */
export const firstPage: Measure = async (stage) => {
  const browser = await openBrowser();
  if (!browser) return [{ id: 'S4', what: 'first page, cold', skipped: noChromium }];
  try {
    await stage.registry();
    const school = stage.schools[16]!;
    const cluster = await stage.cluster();
    const { port } = await stage.server();
    await seedCourses(cluster, school.id, COURSES);
    const at = `http://${school.host}:${port}`;
    return [
      await weigh(browser, `${at}/`, { id: 'S4', what: 'home, cold: JavaScript, compressed by gzip' }),
      await weigh(browser, `${at}/courses/${await someCourse(cluster.superuser, school.id)}`, {
        id: 'S4-course',
        what: 'page of a course, cold: JavaScript, compressed by gzip',
      }),
    ];
  } finally {
    await browser.close();
  }
};

async function weigh(browser: Browser, url: string, claim: { id: string; what: string }): Promise<Figure> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const scripts = new Map<string, Promise<Buffer>>();
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.set(response.url(), response.body());
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  const bodies = await Promise.all(scripts.values());
  await context.close();
  const sizes = bodies.map((body) => gzipSync(body, { level: 9 }).length);
  const bytes = sizes.reduce((sum, size) => sum + size, 0);
  const heaviest = [...scripts.keys()]
    .map((script, i) => ({ name: new URL(script).pathname.split('/').at(-1), size: sizes[i] ?? 0 }))
    .toSorted((a, b) => b.size - a.size)
    .slice(0, 8)
    .map(({ name, size }) => `${name} ${(size / 1000).toFixed(0)}`);
  const notes = [`${scripts.size} scripts; without any UI kit 110 kB would do`, `heaviest: ${heaviest.join(', ')}`];
  return absoluteFigure({ ...claim, unit: 'kB', most: MOST_KB, notes }, [bytes / 1000]);
}

async function someCourse(superuser: string, instituteId: number): Promise<string> {
  const client = new pg.Client({ connectionString: superuser });
  await client.connect();
  try {
    const { rows } = await client.query<{ course_id: string }>(
      'select course_id from course_listings where institute_id = $1 order by course_id limit 1',
      [instituteId],
    );
    return rows[0]!.course_id;
  } finally {
    await client.end();
  }
}
