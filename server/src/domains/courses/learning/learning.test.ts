import type { LessonDraft } from '@abhyas/contract/courses/shapes';
import { fromSource } from '@abhyas/contract/rich-text';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { inTransaction } from '../../../kernel/context.ts';
import { newId } from '../../../kernel/ids.ts';
import { type Person, type TestInstitute, testWorld } from '../../../testing/index.ts';
import { grant, revoke } from '../../entitlements/index.ts';
import { aCourse, type CourseStory, type LessonStory } from '../factories.ts';
import { completeLesson, progressOf } from '../index.ts';

const world = await testWorld();
let place: TestInstitute;
let student: Person;
beforeAll(async () => {
  place = await world.institute();
  student = await place.person('student');
});
// The clock goes on by more than an access token lives.
beforeEach(() => student.signInAgain());

/** An upload that is ready, as uploading it would leave it. */
async function media(kind: 'video' | 'document', extent: { seconds?: number; pages?: number }) {
  const id = newId();
  await world.query(
    `insert into media_files (institute_id, id, storage_key, type, bytes, file_name, created_at, kind, state, percent, seconds, pages)
     values ($1, $2, $3, $4, 12000000, 'file', now(), $5, 'ready', 100, $6, $7)`,
    [
      place.id,
      id,
      `${place.id}/media/${id}/file.${kind === 'video' ? 'mp4' : 'pdf'}`,
      kind === 'video' ? 'video/mp4' : 'application/pdf',
      kind,
      extent.seconds ?? null,
      extent.pages ?? null,
    ],
  );
  return id;
}
const watched: LessonDraft['completion'] = { rule: 'watched', percent: 90 };
const video = async (seconds: number, more: LessonStory = {}): Promise<LessonStory> => ({
  content: { kind: 'video', source: { from: 'media', mediaId: await media('video', { seconds }) }, chapters: [] },
  completion: watched,
  ...more,
});
const article = (title: string, more: LessonStory = {}): LessonStory => ({
  title,
  completion: { rule: 'marked' },
  ...more,
});
const course = (lessons: readonly LessonStory[], story: CourseStory = {}) =>
  aCourse(place.ctx(), { details: { pricePaise: 0 }, sections: [{ lessons }], ...story });

const show = (courseId: string, who = student) => who.api.courses.showCourseToLearn({ params: { courseId } });
const open = (courseId: string, lessonId: string, who = student, newest = false) =>
  who.api.courses.openLesson({ params: { courseId, lessonId }, body: { newest } });
const mark = (courseId: string, lessonId: string, done = true, who = student) =>
  who.api.courses.markLessonDone({ params: { courseId, lessonId }, body: { done } });
type Save = { place?: number; agoMs?: number; seen?: [number, number][] };
const save = (
  courseId: string,
  { lessonId, sittingId }: { lessonId: string; sittingId: string },
  given: Save,
  who = student,
) =>
  who.api.courses.saveLessonProgress({
    params: { courseId, lessonId },
    body: { sittingId, place: 0, agoMs: 0, seen: [], ...given },
  });
const lines = async (courseId: string, who = student) =>
  (await show(courseId, who)).sections.flatMap((one) => one.lessons);

describe('a video', () => {
  it('goes on where the learner was, on whatever device, and counts every second once', async () => {
    const { courseId, lessonIds } = await course([await video(100)]);
    const laptop = await open(courseId, lessonIds[0]!);
    expect(laptop).toMatchObject({
      seconds: 100,
      bytes: 12_000_000,
      mayMark: false,
      standing: { place: 0, percent: 0 },
    });
    world.clock.advance({ minutes: 1 });
    const seen = await save(courseId, laptop, {
      place: 40,
      seen: [
        [0, 40],
        [10, 30],
      ],
    });
    expect(seen).toEqual({ place: 40, seen: [[0, 40]], percent: 40, doneAt: null });
    expect(await save(courseId, laptop, { place: 40, seen: [[0, 40]] })).toEqual(seen);
    const phone = await open(courseId, lessonIds[0]!);
    expect(phone.standing).toEqual(seen);
    await save(courseId, phone, { place: 60, seen: [[40, 60]] });
    // The laptop finds its network again, and tells of earlier.
    expect(await save(courseId, laptop, { place: 45, agoMs: 30_000, seen: [[35, 45]] })).toMatchObject({
      place: 60,
      percent: 60,
    });
    expect((await lines(courseId))[0]).toMatchObject({ state: 'begun', percent: 60 });
  });

  it('is done when as much as its rule asks was seen: jumping ahead is not seeing', async () => {
    const { courseId, lessonIds } = await course([await video(100), article('Second')]);
    const opened = await open(courseId, lessonIds[0]!);
    world.clock.advance({ minutes: 2 });
    expect(
      await save(courseId, opened, {
        place: 99,
        seen: [
          [0, 50],
          [60, 99],
        ],
      }),
    ).toMatchObject({ percent: 89, doneAt: null });
    const done = await save(courseId, opened, { place: 55, seen: [[50, 55]] });
    expect(done).toMatchObject({ percent: 100, doneAt: expect.any(String), place: 55 });
    expect(await show(courseId)).toMatchObject({ progress: { done: 1, lessons: 2 }, completedAt: null });
    await expect(mark(courseId, lessonIds[0]!)).rejects.toMatchObject({ error: 'LESSON_NOT_MARKED_BY_HAND' });
  });

  it('is not believed to be watched faster than the clock allows, also not in two lessons at once', async () => {
    const who = await place.person('student');
    const { courseId, lessonIds } = await course([await video(3600), await video(3600)]);
    const [one, other] = [await open(courseId, lessonIds[0]!, who), await open(courseId, lessonIds[1]!, who)];
    world.clock.advance({ minutes: 5 });
    // The test itself takes some seconds too, and each of them is worth two.
    const believed = async (lesson: typeof one) =>
      (await save(courseId, lesson, { seen: [[0, 3600]] }, who)).seen[0]?.[1] ?? 0;
    const first = await believed(one);
    expect(first).toBeGreaterThanOrEqual(620);
    expect(first).toBeLessThan(800);
    expect(await believed(other)).toBeLessThan(180);
    world.clock.advance({ minutes: 1 });
    const second = await believed(other);
    expect(second).toBeGreaterThanOrEqual(120);
    expect(first + second).toBeLessThan(1100);
  });

  it('takes no word from who did not open it', async () => {
    const { courseId, lessonIds } = await course([await video(100), await video(100)]);
    const opened = await open(courseId, lessonIds[0]!);
    const other = await place.person('student');
    for (const [who, lesson] of [
      [other, opened],
      [student, { ...opened, lessonId: lessonIds[1]! }],
      [student, { ...opened, sittingId: newId() }],
    ] as const)
      await expect(save(courseId, lesson, { seen: [[0, 5]] }, who)).rejects.toMatchObject({ error: 'SITTING_UNKNOWN' });
  });
});

describe('documents and articles', () => {
  it('are done when enough of their pages, or of their length, was read', async () => {
    const document = await media('document', { pages: 10 });
    const read = { rule: 'read', percent: 80 } as const;
    const { courseId, lessonIds } = await course([
      { content: { kind: 'pdf', mediaId: document }, completion: read },
      article('Long text', { completion: read }),
    ]);
    const pdf = await open(courseId, lessonIds[0]!);
    expect(pdf.content).toMatchObject({ kind: 'pdf', file: { mediaId: document, pages: 10, bytes: 12_000_000 } });
    world.clock.advance({ minutes: 1 });
    expect(
      await save(courseId, pdf, {
        place: 7,
        seen: [
          [0, 4],
          [6, 9],
        ],
      }),
    ).toMatchObject({ percent: 70, doneAt: null, place: 7 });
    expect((await save(courseId, pdf, { place: 9, seen: [[9, 10]] })).doneAt).not.toBeNull();
    const text = await open(courseId, lessonIds[1]!);
    expect((await save(courseId, text, { place: 1000, seen: [[0, 1000]] })).doneAt).not.toBeNull();
    expect((await show(courseId)).completedAt).not.toBeNull();
  });

  it('have an address only inside the lesson that shows them', async () => {
    const [document, beside, elsewhere] = [
      await media('document', { pages: 2 }),
      await media('document', { pages: 1 }),
      await media('document', { pages: 1 }),
    ];
    const files = [{ mediaId: beside, title: 'Board notes' }];
    const { courseId, lessonIds } = await course([{ content: { kind: 'pdf', mediaId: document }, files }]);
    const address = (mediaId: string) =>
      student.api.courses.addressLessonFile({ params: { courseId, lessonId: lessonIds[0]!, mediaId } });
    for (const mediaId of [document, beside]) expect((await address(mediaId)).url).toContain(mediaId);
    await expect(address(elsewhere)).rejects.toMatchObject({ error: 'NOT_FOUND' });
  });
});

describe('completion', () => {
  it('by hand can be taken back; by opening it comes at once', async () => {
    const { courseId, lessonIds } = await course([article('One'), article('Two', { completion: { rule: 'opened' } })]);
    await expect(mark(courseId, lessonIds[0]!)).rejects.toMatchObject({ error: 'NOT_FOUND' });
    expect((await open(courseId, lessonIds[0]!)).mayMark).toBe(true);
    expect((await mark(courseId, lessonIds[0]!)).doneAt).not.toBeNull();
    expect((await mark(courseId, lessonIds[0]!)).doneAt).not.toBeNull();
    expect((await mark(courseId, lessonIds[0]!, false)).doneAt).toBeNull();
    expect((await open(courseId, lessonIds[1]!)).standing.doneAt).not.toBeNull();
    expect((await show(courseId)).progress).toEqual({ done: 1, lessons: 2 });
  });

  it('of what a higher domain knows comes from there: finishing is not passing', async () => {
    const { courseId, lessonIds } = await course([
      article('Test', { completion: { rule: 'passed' } }),
      article('Package', { completion: { rule: 'finished' } }),
    ]);
    const done = (lessonId: string, reached: 'finished' | 'passed') =>
      inTransaction(place.ctx(student), (tx) =>
        completeLesson(tx, { lessonId, accountId: student.accountId, reached }),
      );
    expect(await done(lessonIds[0]!, 'finished')).toBe(false);
    expect(await done(lessonIds[0]!, 'passed')).toBe(true);
    expect(await done(lessonIds[0]!, 'finished')).toBe(true);
    expect(await done(lessonIds[1]!, 'finished')).toBe(true);
    expect(await done(newId(), 'finished')).toBe(false);
    expect((await progressOf(place.ctx(student), student.accountId, [courseId])).get(courseId)).toMatchObject({
      done: 2,
      lessons: 2,
    });
  });

  it('of a course is said once, and a pack is completed with the last of its courses', async () => {
    const who = await place.person('student');
    const [one, other] = [await course([article('A')]), await course([article('B')])];
    const pack = await aCourse(place.ctx(), {
      type: 'pack',
      details: { pricePaise: 0 },
      courseIds: [one.courseId, other.courseId],
    });
    for (const { courseId, lessonIds } of [one, other]) {
      expect((await show(pack.courseId, who)).completedAt).toBeNull();
      await open(courseId, lessonIds[0]!, who);
      await mark(courseId, lessonIds[0]!, true, who);
    }
    await mark(one.courseId, one.lessonIds[0]!, false, who);
    const first = (await show(one.courseId, who)).completedAt;
    world.clock.advance({ minutes: 1 });
    await mark(one.courseId, one.lessonIds[0]!, true, who);
    expect((await show(one.courseId, who)).completedAt).toBe(first);
    const told = await world.query(
      `select subject_id from audit_log where institute_id = $1 and action = 'course.completed' and actor_id = $2`,
      [place.id, who.accountId],
    );
    expect(told.map((row) => row['subject_id']).toSorted()).toEqual(
      [one, other, pack].map((it) => it.courseId).toSorted(),
    );
    expect(await show(pack.courseId, who)).toMatchObject({
      completedAt: expect.any(String),
      progress: { done: 2, lessons: 2 },
      courses: [{ progress: { done: 1, lessons: 1 } }, { progress: { done: 1, lessons: 1 } }],
    });
  });
});

describe('a locked lesson', () => {
  it('says what comes before it, and opens when that is done', async () => {
    const { courseId, lessonIds } = await course([article('First'), article('Then', { after: [0] })]);
    expect((await lines(courseId))[1]!.locked).toEqual({ why: 'after', lessonIds: [lessonIds[0]] });
    await expect(open(courseId, lessonIds[1]!)).rejects.toMatchObject({
      error: 'LESSON_LOCKED',
      details: { why: 'after' },
    });
    await open(courseId, lessonIds[0]!);
    await mark(courseId, lessonIds[0]!);
    await open(courseId, lessonIds[1]!);
    await mark(courseId, lessonIds[0]!, false);
    expect((await lines(courseId))[1]!.locked).toBeNull();
  });

  it('opens on its day, or so many days after the course was begun; the later one counts', async () => {
    const who = await place.person('student');
    const at = new Date(world.clock.now().getTime() + 3_600_000).toISOString();
    const { courseId, lessonIds } = await aCourse(place.ctx(), {
      details: { pricePaise: 0 },
      sections: [
        { lessons: [article('Now'), article('In an hour', { release: { by: 'date', at } })] },
        { release: { by: 'days', days: 2 }, lessons: [article('Third day', { release: { by: 'date', at } })] },
      ],
    });
    const locks = async () => (await lines(courseId, who)).map(({ locked }) => locked);
    expect(await locks()).toEqual([null, { why: 'release', at }, { why: 'begin', days: 2 }]);
    await open(courseId, lessonIds[0]!, who);
    const begun = new Date((await show(courseId, who)).enrolledAt!).getTime();
    expect((await locks())[2]).toEqual({ why: 'release', at: new Date(begun + 2 * 86_400_000).toISOString() });
    world.clock.advance({ minutes: 60 });
    await who.signInAgain();
    expect((await locks())[1]).toBeNull();
    await expect(open(courseId, lessonIds[2]!, who)).rejects.toMatchObject({ error: 'LESSON_LOCKED' });
    world.clock.advance({ minutes: 48 * 60 });
    await who.signInAgain();
    await open(courseId, lessonIds[2]!, who);
  });
});

describe('a course that costs money', () => {
  it('opens its free lessons to everyone, and all of it to whom it was given until that is taken back', async () => {
    const { courseId, lessonIds } = await course([article('Taste', { free: true }), article('Rest')], {
      details: { pricePaise: 49_900 },
    });
    expect(await show(courseId)).toMatchObject({ access: 'preview', enrolledAt: null });
    expect((await lines(courseId)).map(({ locked }) => locked?.why)).toEqual([undefined, 'access']);
    await open(courseId, lessonIds[0]!);
    await expect(open(courseId, lessonIds[1]!)).rejects.toMatchObject({ error: 'LESSON_LOCKED' });
    const given = { thingKind: 'course', thingId: courseId, source: 'staff' } as const;
    await inTransaction(place.ctx(), (tx) => grant(tx, { ...given, holder: { accountId: student.accountId } }));
    expect(await show(courseId)).toMatchObject({ access: 'full', enrolledAt: null });
    await open(courseId, lessonIds[1]!);
    expect((await show(courseId)).enrolledAt).not.toBeNull();
    await inTransaction(place.ctx(), (tx) =>
      revoke(tx, { source: 'staff', thing: { kind: 'course', id: courseId }, reason: '' }),
    );
    await expect(open(courseId, lessonIds[1]!)).rejects.toMatchObject({ error: 'LESSON_LOCKED' });
  });

  it('without free lessons is not there for who does not have it', async () => {
    const { courseId, lessonIds } = await course([article('Secret')], { details: { pricePaise: 49_900 } });
    await expect(show(courseId)).rejects.toMatchObject({ error: 'NOT_FOUND' });
    await expect(open(courseId, lessonIds[0]!)).rejects.toMatchObject({ error: 'NOT_FOUND' });
    const elsewhere = await (await world.institute()).person('student');
    await expect(show((await course([article('Ours')])).courseId, elsewhere)).rejects.toMatchObject({
      error: 'NOT_FOUND',
    });
  });
});

describe('an archived course', () => {
  it('stays with those who had it, and with nobody else', async () => {
    const { courseId, lessonIds } = await course([article('One')]);
    const late = await place.person('student');
    await open(courseId, lessonIds[0]!);
    await world.query(`update courses set status = 'archived' where id = $1`, [courseId]);
    expect(await show(courseId)).toMatchObject({ status: 'archived' });
    await mark(courseId, lessonIds[0]!);
    await expect(show(courseId, late)).rejects.toMatchObject({ error: 'NOT_FOUND' });
    await inTransaction(place.ctx(), (tx) =>
      grant(tx, { holder: { accountId: late.accountId }, thingKind: 'course', thingId: courseId, source: 'staff' }),
    );
    await open(courseId, lessonIds[0]!, late);
  });
});

describe('a lesson that was begun', () => {
  it('stays as it was begun until the learner takes the newer one, and stays when it is taken out', async () => {
    const { courseId, lessonIds } = await course([article('Old words'), article('Other')]);
    const [first, second] = [lessonIds[0]!, lessonIds[1]!];
    const body = fromSource('The new words');
    await open(courseId, first);
    const at = (version: number) => `jsonb_set(outline, '{sections,0,lessons,0,version}', '${version}')`;
    await world.query(
      `insert into lesson_versions select institute_id, lesson_id, 2, course_id,
         jsonb_set(content, '{content,body}', $2::jsonb), published_at from lesson_versions where lesson_id = $1`,
      [first, JSON.stringify(body)],
    );
    const publish = (outline: string) =>
      world.query(
        `with next as (update courses set version = version + 1 where id = $1 returning version)
         insert into course_versions select v.institute_id, v.course_id, next.version, v.details, ${outline}, '', null, v.published_at
         from course_versions v, next where v.course_id = $1 and v.version = next.version - 1`,
        [courseId],
      );
    await publish(at(2));
    expect(await open(courseId, first)).toMatchObject({ version: 1, newer: true });
    const newer = await open(courseId, first, student, true);
    expect(newer).toMatchObject({ version: 2, newer: false, content: { body }, standing: { place: 0, seen: [] } });
    await publish(`outline #- '{sections,0,lessons,0}'`);
    expect(await show(courseId)).toMatchObject({
      sections: [{ lessons: [{ lessonId: second }] }],
      earlier: [{ lessonId: first, title: 'Old words', state: 'begun', locked: null }],
      progress: { done: 0, lessons: 1 },
    });
    expect(await open(courseId, first)).toMatchObject({ version: 2, newer: false });
    await mark(courseId, first);
    expect((await show(courseId)).progress.done).toBe(0);
    const other = await place.person('student');
    expect((await show(courseId, other)).earlier).toEqual([]);
    await expect(open(courseId, first, other)).rejects.toMatchObject({ error: 'NOT_FOUND' });
  });
});

describe('bookmarks and reactions', () => {
  it('are one per learner and lesson, and can be taken back', async () => {
    const { courseId, lessonIds } = await course([article('One')]);
    const params = { courseId, lessonId: lessonIds[0]! };
    const { bookmarkLesson, reactToLesson } = student.api.courses;
    for (const reaction of ['like', 'dislike'] as const) await reactToLesson({ params, body: { reaction } });
    await bookmarkLesson({ params, body: { bookmarked: true } });
    await bookmarkLesson({ params, body: { bookmarked: true } });
    expect(await open(courseId, lessonIds[0]!)).toMatchObject({ reaction: 'dislike', bookmarked: true });
    expect((await lines(courseId))[0]!.bookmarked).toBe(true);
    expect(await reactToLesson({ params, body: { reaction: 2 } })).toEqual({ reaction: 'like', code: 2 });
    await reactToLesson({ params, body: { reaction: 'none' } });
    await bookmarkLesson({ params, body: { bookmarked: false } });
    expect(await open(courseId, lessonIds[0]!)).toMatchObject({ reaction: 'none', bookmarked: false });
  });
});
