import type { CatalogueFilter } from '@abhyas/contract/courses/catalogue';
import type { CourseDetails, CourseType } from '@abhyas/contract/courses/shapes';
import { beforeAll, describe, expect, it } from 'vitest';
import { type TestInstitute, testWorld, type World } from '../../../testing/index.ts';
import { inTransaction } from '../../../kernel/context.ts';
import { grantToEach } from '../../entitlements/index.ts';
import { aVideo } from '../../media/factories.ts';
import { aCourse } from '../factories.ts';
import { findBestsellers } from './find-bestsellers.job.ts';

let world: World;
beforeAll(async () => {
  world = await testWorld();
});

const physics = 2;
const maths = 1;

interface Story extends Partial<CourseDetails> {
  readonly type?: CourseType;
  readonly lessons?: readonly string[];
  readonly courseIds?: readonly string[];
}
/** A published course with these details; each lesson takes a minute. */
async function shelve(place: TestInstitute, { type = 'course', lessons = ['A lesson'], courseIds, ...details }: Story) {
  const { courseId } = await aCourse(place.ctx(), {
    type,
    details: { pricePaise: 0, ...details },
    ...(courseIds ? { courseIds } : { sections: [{ lessons: lessons.map((title) => ({ title, seconds: 60 })) }] }),
  });
  return courseId;
}
const list = (place: TestInstitute, query: CatalogueFilter) => place.visitor.api.courses.listCatalogue({ query });
const titles = async (place: TestInstitute, q: string) => (await list(place, { q })).rows.map(({ title }) => title);

describe('a course on the shelves', () => {
  it('is what its newest version says, with the names of its teachers and how long it takes', async () => {
    const place = await world.institute();
    const teacher = await place.person('teacher', { firstName: 'Farida' });
    await shelve(place, {
      title: 'Waves and Optics',
      subtitle: 'In 40 days',
      examId: 2,
      subjectIds: [physics],
      teacherIds: [teacher.accountId],
      pricePaise: 195_900,
      listPricePaise: 279_900,
      lessons: ['Superposition', 'Beats'],
    });
    const { rows, total } = await list(place, {});
    expect(total).toBe(1);
    expect(rows[0]).toMatchObject({
      title: 'Waves and Optics',
      subtitle: 'In 40 days',
      exam: 'JEE Main',
      subjects: ['physics'],
      lessons: 2,
      seconds: 120,
      pricePaise: 195_900,
      listPricePaise: 279_900,
      rating: null,
      learners: 0,
      coverUrl: null,
    });
  });

  it('is a bestseller while most learners of its exam begin it', async () => {
    const place = await world.institute();
    const first = await shelve(place, { title: 'First', examId: 2 });
    await shelve(place, { title: 'Other', examId: 2 });
    await world.query(
      `insert into enrolments (institute_id, course_id, account_id, enrolled_at)
       select $1, $2, gen_random_uuid(), $3 from generate_series(1, 10)`,
      [place.id, first, world.clock.now()],
    );
    const called = async () => {
      await findBestsellers(place.ctx());
      return (await list(place, {})).rows.flatMap(({ title, bestseller }) => (bestseller ? [title] : []));
    };
    expect(await called()).toEqual(['First']);
    const page = await place.visitor.api.courses.showCoursePage({ params: { courseId: first } });
    expect(page.card.bestseller).toBe(true);
    await world.query(`update enrolments set enrolled_at = enrolled_at - interval '31 days' where institute_id = $1`, [
      place.id,
    ]);
    expect(await called()).toEqual([]);
  });

  it('leaves them with the transaction that archives it', async () => {
    const place = await world.institute();
    const id = await shelve(place, { title: 'Thermodynamics' });
    const teacher = await place.person('teacher');
    await teacher.api.courses.archiveCourse({ params: { courseId: id } });
    expect((await list(place, {})).total).toBe(0);
    expect(await titles(place, 'thermodynamics')).toEqual([]);
    await expect(place.visitor.api.courses.showCoursePage({ params: { courseId: id } })).rejects.toMatchObject({
      error: 'NOT_FOUND',
    });
  });

  it('makes a pack as long as its courses together', async () => {
    const place = await world.institute();
    const one = await shelve(place, { title: 'Part one', lessons: ['a', 'b'] });
    const two = await shelve(place, { title: 'Part two', lessons: ['c'] });
    const pack = await shelve(place, { type: 'pack', title: 'Both parts', courseIds: [one, two] });
    const page = await place.visitor.api.courses.showCoursePage({ params: { courseId: pack } });
    expect(page.card).toMatchObject({ lessons: 3, seconds: 180 });
    expect(page.courses.map(({ title }) => title)).toEqual(['Part one', 'Part two']);
    expect(
      (await place.visitor.api.courses.showCoursePage({ params: { courseId: two } })).packs.map(({ title }) => title),
    ).toEqual(['Both parts']);
  });

  it('shows its trailer to anybody as often as they like, without a name over it, while it is published', async () => {
    const place = await world.institute();
    const owner = await place.person('owner');
    await owner.api.media.saveVideoRules({ body: { hosts: ['youtube.com'], oneStream: true, watermark: true } });
    const mediaId = await aVideo(place.ctx());
    await world.runJobs();
    const courseId = await shelve(place, { title: 'With a trailer', trailer: { from: 'media', mediaId } });
    const trailer = (id: string) => place.visitor.api.courses.showTrailer({ params: { courseId: id } });
    expect((await place.visitor.api.courses.showCoursePage({ params: { courseId } })).trailer).toBe(true);
    const [first, second] = [await trailer(courseId), await trailer(courseId)];
    expect(first).toMatchObject({ kind: 'video', watermark: null, stream: null });
    for (const { hlsUrl } of [first, second]) expect((await place.visitor.send('GET', hlsUrl!)).statusCode).toBe(200);
    const without = await shelve(place, { title: 'Without a trailer' });
    await expect(trailer(without)).rejects.toMatchObject({ error: 'NOT_FOUND' });
    await owner.api.courses.archiveCourse({ params: { courseId } });
    await expect(trailer(courseId)).rejects.toMatchObject({ error: 'NOT_FOUND' });
  });

  it('tells a student whether it is open to them, and how far they are', async () => {
    const place = await world.institute();
    const student = await place.person('student');
    const courseId = await shelve(place, { title: 'Paid', pricePaise: 100, lessons: ['One', 'Two'] });
    const own = (who = student, id = courseId) => who.api.courses.showOwnCourse({ params: { courseId: id } });
    expect(await own()).toEqual({ open: false, enrolled: false, lessonsDone: 0, lessons: 2 });
    await inTransaction(place.ctx(), (tx) =>
      grantToEach(tx, [student.accountId], { thingKind: 'course', thingId: courseId, source: 'staff' }),
    );
    expect(await own()).toEqual({ open: true, enrolled: false, lessonsDone: 0, lessons: 2 });
    await world.query(
      `insert into enrolments (institute_id, course_id, account_id, enrolled_at) values ($1, $2, $3, now())`,
      [place.id, courseId, student.accountId],
    );
    expect(await own()).toMatchObject({ open: true, enrolled: true });
    expect(await own(await place.person('student'))).toMatchObject({ open: false, enrolled: false });
  });

  it('tells nothing of what is no course of this institute on the shelves, and nothing to who is no student', async () => {
    const place = await world.institute();
    const student = await place.person('student');
    const { courseId: draft } = await aCourse(place.ctx(), { unpublished: true });
    const foreign = await shelve(await world.institute(), { title: 'Of others' });
    for (const courseId of [draft, foreign])
      await expect(student.api.courses.showOwnCourse({ params: { courseId } })).rejects.toMatchObject({ status: 404 });
    const courseId = await shelve(place, { title: 'On the shelves' });
    for (const [who, status] of [
      [place.visitor, 401],
      [await place.person('owner'), 403],
    ] as const)
      await expect(who.api.courses.showOwnCourse({ params: { courseId } })).rejects.toMatchObject({ status });
  });

  it('is not shown to visitors where the institute has neither a marketplace nor exploring', async () => {
    const place = await world.institute({ allowedItems: [] });
    await shelve(place, { title: 'Hidden from visitors' });
    await expect(list(place, {})).rejects.toMatchObject({ error: 'NOT_HERE' });
    const student = await place.person('student');
    expect((await student.api.courses.listCatalogue({ query: {} })).total).toBe(1);
  });
});

describe('the search of courses', () => {
  let place: TestInstitute;
  beforeAll(async () => {
    place = await world.institute();
    await shelve(place, { title: 'Electrostatics and current electricity', subjectIds: [physics], examId: 2 });
    await shelve(place, { title: 'Calculus from the first limit', subjectIds: [maths], examId: 2, pricePaise: 100 });
    await shelve(place, { title: 'त्रिकोणमिति: समीकरण और ऊँचाई', subjectIds: [maths], language: 'hi' });
    await shelve(place, { title: 'Mechanics', lessons: ['Gyroscopes at work'], subjectIds: [physics] });
  });

  it.each([
    ['electrostatics', 'as it is'],
    ['elecrostatics', 'a letter missing'],
    ['electrozstatics', 'a letter too much'],
    ['electrostotics', 'a letter wrong'],
    ['eletcrostatics', 'two letters swapped'],
    ['electrost', 'while it is being typed'],
  ])('finds it by %s: %s', async (q) => {
    expect((await titles(place, q))[0]).toBe('Electrostatics and current electricity');
  });

  it('finds a Hindi title, with a slip too, and a subject by its Hindi name', async () => {
    expect(await titles(place, 'त्रिकोणमिति ')).toEqual(['त्रिकोणमिति: समीकरण और ऊँचाई']);
    expect(await titles(place, 'त्रिकोनमिति ')).toEqual(['त्रिकोणमिति: समीकरण और ऊँचाई']);
    expect((await titles(place, 'भौतिकी')).toSorted()).toEqual(['Electrostatics and current electricity', 'Mechanics']);
  });

  it.each([
    ['त्रिकोनमिति', 'a letter wrong'],
    ['त्रिकणमिति', 'a sign missing'],
    ['त्रिकोणणमिति', 'a letter too much'],
    ['त्रिकोमणिति', 'two letters swapped'],
    ['समिकरण', 'a short vowel for a long one'],
    ['ऊंचाई', 'a dot for a moon'],
  ])('finds it by %s: %s', async (q) => {
    expect((await titles(place, q))[0]).toBe('त्रिकोणमिति: समीकरण और ऊँचाई');
  });

  it('finds a course by a lesson in it', async () => {
    expect(await titles(place, 'gyroscope')).toEqual(['Mechanics']);
  });

  it('suggests while somebody types', async () => {
    const suggested = await place.visitor.api.courses.suggestCourses({ query: { q: 'calc' } });
    expect(suggested).toMatchObject([{ title: 'Calculus from the first limit', exam: 'JEE Main' }]);
  });

  it('counts for each facet what another choice of it would leave, the others as they are', async () => {
    const { rows, facets, total } = await list(place, { subject: 'maths', price: 'free' });
    expect([rows.length, total]).toEqual([1, 1]);
    expect(facets.price).toEqual(
      expect.arrayContaining([
        { value: 'free', count: 1 },
        { value: 'paid', count: 1 },
      ]),
    );
    expect(facets.subject).toEqual(
      expect.arrayContaining([
        { value: 'physics', count: 2 },
        { value: 'maths', count: 1 },
      ]),
    );
    expect(facets.language).toEqual([{ value: 'hi', count: 1 }]);
  });

  it('narrows what it found, and narrows to nothing by an exam that nobody has', async () => {
    expect((await list(place, { q: 'electricity', exam: 'jee' })).total).toBe(1);
    expect((await list(place, { q: 'electricity', exam: 'gate' })).total).toBe(0);
  });

  it('sees no course of another institute, by words or by facets', async () => {
    const other = await world.institute();
    expect(await titles(other, 'electrostatics')).toEqual([]);
    expect((await list(other, {})).facets.subject).toEqual([]);
  });
});
