import { fromSource } from '@abhyas/contract/rich-text';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Person, testWorld } from '../../../testing/index.ts';
import { issueCertificate } from '../certificates/issue-certificate.ts';
import { aCourse } from '../factories.ts';
import { dropOf } from './show-lesson-heat.ts';

const world = await testWorld();
const place = await world.institute();
const teacher = await place.person('teacher');
const author = await place.person('content author');
const students: Person[] = [];
let courseId = '';
let lessonIds: string[] = [];

const start = world.clock.now().getTime();
const daysAgo = (days: number) => new Date(start - days * 86_400_000);

/** A learner who did something for the last time so many days ago; null: never. */
async function learner(person: Person, enrolled: number, last: number | null, done: number): Promise<void> {
  await world.query(
    `insert into enrolments (institute_id, course_id, account_id, enrolled_at, last_at, lessons_done, completed_at)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [
      place.id,
      courseId,
      person.accountId,
      daysAgo(enrolled),
      last === null ? null : daysAgo(last),
      done,
      done === 4 && last !== null ? daysAgo(last) : null,
    ],
  );
}
async function watched(person: Person, ranges: readonly (readonly [number, number])[], done = false): Promise<void> {
  const seconds = ranges.reduce((sum, [from, to]) => sum + to - from, 0);
  await world.query(
    `insert into lesson_progress (institute_id, account_id, lesson_id, course_id, version, watched, seconds_watched, begun_at,
       updated_at, done_at, percent)
     values ($1, $2, $3, $4, 1, $5, $6, $7, $7, $8, $9)`,
    [
      place.id,
      person.accountId,
      lessonIds[0],
      courseId,
      JSON.stringify(ranges),
      seconds,
      daysAgo(1),
      done ? daysAgo(1) : null,
      Math.round(seconds / 6),
    ],
  );
}

beforeAll(async () => {
  for (let at = 0; at < 5; at++) students.push(await place.person('student'));
  const link = '019ac000-0000-7000-8000-000000000001';
  const video = { kind: 'video' as const, source: { from: 'link' as const, linkId: link }, chapters: [] };
  const made = await aCourse(place.ctx(teacher), {
    title: 'Waves',
    sections: [
      { title: 'Begin', lessons: [{ title: 'Film' }, { title: 'Text' }] },
      { title: 'Go on', lessons: [{ title: 'More' }, { title: 'End' }] },
    ],
  });
  ({ courseId, lessonIds } = made);
  // The film is put into the published outline: making a real one is the business of other tests.
  await world.query(
    `update course_versions set outline = jsonb_set(jsonb_set(outline, '{sections,0,lessons,0,kind}', '"video"'),
       '{sections,0,lessons,0,seconds}', '600') where course_id = $1`,
    [courseId],
  );
  await world.query(`update lesson_versions set content = jsonb_set(content, '{content}', $2) where lesson_id = $1`, [
    lessonIds[0],
    JSON.stringify(video),
  ]);
  const [a, b, c, d, e] = students as [Person, Person, Person, Person, Person];
  await learner(a, 1, null, 0);
  await learner(b, 20, 2, 2);
  await learner(c, 30, 12, 1);
  await learner(d, 40, null, 0);
  await learner(e, 50, 30, 4);
  await watched(b, [[0, 300]]);
  await watched(c, [
    [0, 120],
    [121, 124],
    [500, 505],
  ]);
  await watched(e, [[0, 600]], true);
});
const figures = () => teacher.api.courses.showCourseFigures({ params: { courseId } });
const heat = (lessonId = lessonIds[0]!) => teacher.api.courses.showLessonHeat({ params: { courseId, lessonId } });
const list = (query = {}) => teacher.api.courses.listLearners({ params: { courseId }, query });
const nudge = (body = {}) => teacher.api.courses.nudgeLearners({ params: { courseId }, body });

describe('the figures of a course', () => {
  it('count learners by how they stand and how far they are', async () => {
    const { learners, progress, weeks, lessons } = await figures();
    expect(learners).toEqual({ all: 5, new: 1, underWay: 1, stopped: 2, completed: 1, activeThisWeek: 1 });
    expect(lessons).toBe(4);
    const counted = progress.filter(({ count }) => count > 0).map(({ from, count }) => [from, count]);
    expect(counted).toEqual([
      [0, 2],
      [20, 1],
      [50, 1],
      [100, 1],
    ]);
    expect(weeks).toHaveLength(12);
    expect(weeks.at(-1)?.count).toBe(1);
    expect(weeks.reduce((sum, { count }) => sum + count, 0)).toBe(5);
  });

  it('say of each lesson who began and did it, how much was seen, and what was asked', async () => {
    const [student] = students;
    const params = { courseId, lessonId: lessonIds[0]! };
    const body = {
      title: 'Why is the film silent?',
      body: fromSource(''),
      pin: { at: 'second' as const, second: 122 },
    };
    const { askedAt } = await student!.api.courses.askDoubt({ params, body });
    const { byLesson, doubts, rating, quizzes } = await figures();
    expect(byLesson[0]).toMatchObject({
      section: 'Begin',
      title: 'Film',
      begun: 3,
      done: 1,
      seenPercent: 57,
      doubts: 1,
    });
    expect(byLesson[3]).toMatchObject({ title: 'End', begun: 0, seenPercent: null });
    expect(doubts).toMatchObject({ waiting: 1, all: 1, oldestAt: askedAt });
    expect({ rating, quizzes }).toEqual({ rating: null, quizzes: [] });
  });

  it('show how many saw each part of a film, each learner once, and where most stop', async () => {
    const { parts, every, length, learners, drop, doubts } = await heat();
    expect({ every, length, learners, count: parts.length }).toEqual({
      every: 5,
      length: 600,
      learners: 3,
      count: 120,
    });
    // To second 120 all three, then [121, 124) of the one who jumped, to 300 two, [500, 505) two again.
    expect(parts[0]).toBe(3);
    expect(parts[23]).toBe(3);
    expect(parts[24]).toBe(3);
    expect(parts[25]).toBe(2);
    expect(parts[59]).toBe(2);
    expect(parts[60]).toBe(1);
    expect(parts[100]).toBe(2);
    expect(parts[119]).toBe(1);
    expect(drop).toEqual({ at: 125, lost: 1 });
    expect(doubts[24]).toBe(1);
    await expect(heat(lessonIds[1])).rejects.toMatchObject({ status: 404 });
  });

  it('agree with counting every second of every learner', async () => {
    const ranges = await world.query(`select watched from lesson_progress where lesson_id = $1`, [lessonIds[0]]);
    const { parts, every } = await heat();
    const slow = parts.map(
      (_, part) =>
        ranges.filter(({ watched: seen }) =>
          (seen as [number, number][]).some(([from, to]) => from < (part + 1) * every && to > part * every),
        ).length,
    );
    expect(parts).toEqual(slow);
  });

  it('name the greatest fall, and none where the line never falls', () => {
    expect(dropOf([9, 9, 4, 4, 1], 10)).toEqual({ at: 20, lost: 5 });
    expect(dropOf([3, 3, 3], 10)).toBeNull();
    expect(dropOf([40, 39, 38, 37], 10)).toBeNull();
    expect(dropOf([], 10)).toBeNull();
  });
});

describe('the learners of a course', () => {
  it('are listed by how they stand, and found by name', async () => {
    const stopped = await list({ state: 'stopped' });
    expect(stopped.total).toBe(2);
    expect(stopped.counts).toEqual({ all: 5, new: 1, underWay: 1, stopped: 2, completed: 1 });
    const [first] = (await list({ order: 'progress' })).rows;
    expect(first).toMatchObject({ state: 'completed', percent: 100, secondsStudied: 600 });
    const found = await list({ search: first!.email });
    expect(found.rows.map(({ accountId }) => accountId)).toEqual([first!.accountId]);
  });

  it('are shown with what each did and when, what was asked, and the certificate', async () => {
    const accountId = students[4]!.accountId;
    await issueCertificate(place.ctx(), { courseId, accountId, completedAt: daysAgo(30).toISOString() });
    const shown = await teacher.api.courses.showLearner({ params: { courseId, accountId } });
    expect(shown.byLesson[0]).toMatchObject({ title: 'Film', secondsStudied: 600, doneAt: daysAgo(1).toISOString() });
    expect(shown.byLesson[1]).toMatchObject({ begunAt: null, doneAt: null });
    expect(shown.certificate).toMatchObject({ revoked: false });
    const asked = await teacher.api.courses.showLearner({ params: { courseId, accountId: students[0]!.accountId } });
    expect(asked.doubts.map(({ title }) => title)).toEqual(['Why is the film silent?']);
    const nobody = teacher.api.courses.showLearner({ params: { courseId, accountId: author.accountId } });
    await expect(nobody).rejects.toMatchObject({ status: 404 });
  });

  it('who stopped are reminded, each at most once a week, and nobody else is', async () => {
    const [fresh, , gone] = students;
    expect(await nudge({ accountIds: [gone!.accountId, fresh!.accountId], words: 'Chapter two is the best.' })).toEqual(
      {
        nudged: 1,
        tooSoon: 0,
        notStopped: 1,
      },
    );
    const { rows } = await gone!.api.notices.listNotices({});
    expect(rows[0]).toMatchObject({ kind: 'course.nudge', link: `/student/courses/${courseId}` });
    expect(rows[0]!.text).toContain('25%');
    expect(rows[0]!.text).toContain('Chapter two is the best.');
    expect(await nudge()).toEqual({ nudged: 1, tooSoon: 1, notStopped: 0 });
    world.clock.advance({ minutes: 7 * 24 * 60 + 1 });
    for (const person of [teacher, author, ...students]) await person.signInAgain();
    expect(await nudge({ accountIds: [gone!.accountId] })).toMatchObject({ nudged: 1, tooSoon: 0 });
    await expect(author.api.courses.nudgeLearners({ params: { courseId }, body: {} })).rejects.toMatchObject({
      status: 403,
    });
  });

  it('are taken along as CSV or workbook, and that is recorded', async () => {
    const csv = await teacher.api.courses.exportLearnersCsv({ params: { courseId } });
    expect(csv.split('\r\n')[0]).toContain('Name,E-mail,State,Progress %');
    expect(csv).toContain(students[4]!.email);
    const book = await teacher.send('GET', `/api/courses/${courseId}/figures/figures.xlsx`);
    expect(book.rawPayload.subarray(0, 2).toString()).toBe('PK');
    const taken = await world.query(
      `select details->>'format' as format from audit_log where action = 'course.figuresExported' and subject_id = $1`,
      [courseId],
    );
    expect(taken.map(({ format }) => format).toSorted()).toEqual(['csv', 'xlsx']);
  });
});
