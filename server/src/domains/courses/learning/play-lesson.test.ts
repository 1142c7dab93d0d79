import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { inTransaction } from '../../../kernel/context.ts';
import { newId } from '../../../kernel/ids.ts';
import { runtime } from '../../../kernel/runtime.ts';
import { type Person, type TestInstitute, testWorld } from '../../../testing/index.ts';
import { grant, revoke } from '../../entitlements/index.ts';
import { aCourse, type CourseStory, type LessonStory } from '../factories.ts';
import { coursesPersonalData, studyDays } from '../index.ts';

const world = await testWorld();
let place: TestInstitute;
let student: Person;
beforeAll(async () => {
  place = await world.institute();
  student = await place.person('student');
});
// The clock goes on by more than an access token lives.
beforeEach(() => student.signInAgain());

const types = { video: 'video/mp4', audio: 'audio/mpeg', document: 'application/pdf' } as const;
const storageKeyOf = (mediaId: string) => `${place.id}/media/${mediaId}/file`;
/** An upload that is ready, as uploading it would leave it. */
async function media(kind: keyof typeof types, extent: { seconds?: number; pages?: number }) {
  const id = newId();
  await world.query(
    `insert into media_files (institute_id, id, storage_key, type, bytes, file_name, created_at, kind, state, percent, seconds, pages)
     values ($1, $2, $3, $4, 12000000, 'file', now(), $5, 'ready', 100, $6, $7)`,
    [place.id, id, storageKeyOf(id), types[kind], kind, extent.seconds ?? null, extent.pages ?? null],
  );
  return id;
}
const watched: LessonStory['completion'] = { rule: 'watched', percent: 90 };
const video = (mediaId: string, more: LessonStory = {}): LessonStory => ({
  content: { kind: 'video', source: { from: 'media', mediaId }, chapters: [] },
  completion: watched,
  ...more,
});
const course = (lessons: readonly LessonStory[], story: CourseStory = {}) =>
  aCourse(place.ctx(), { details: { pricePaise: 0 }, sections: [{ lessons }], ...story });
const open = (courseId: string, lessonId: string) =>
  student.api.courses.openLesson({ params: { courseId, lessonId }, body: {} });

describe('a video', () => {
  it('says what watching it takes: a middle size, and the least one for who saves data', async () => {
    const mediaId = await media('video', { seconds: 100 });
    const { courseId, lessonIds } = await course([video(mediaId)]);
    const size = async () => {
      const { bytes, leastBytes } = await open(courseId, lessonIds[0]!);
      return { bytes, leastBytes };
    };
    expect(await size()).toEqual({ bytes: 12_000_000, leastBytes: 12_000_000 });
    await world.query(
      `insert into media_videos (institute_id, media_id, tries, touched_at, rungs, rung_bytes, folder)
       select institute_id, id, 1, now(), '{144,240,480,720}', '[1200000,2000000,4000000,7000000]', 'media/' || id || '/made/1'
       from media_files where institute_id = $1 and id = $2`,
      [place.id, mediaId],
    );
    expect(await size()).toEqual({ bytes: 4_000_000, leastBytes: 1_200_000 });
  });
});

describe('an audio lesson', () => {
  it('opens, plays for whoever may hear it, goes on where it was left and is done when it was heard', async () => {
    const mediaId = await media('audio', { seconds: 120 });
    await runtime().storage.put(storageKeyOf(mediaId), Buffer.from('ID3 a talk on waves'));
    const lesson = { content: { kind: 'audio' as const, mediaId }, completion: watched };
    const { courseId, lessonIds } = await course([lesson]);
    const params = { courseId, lessonId: lessonIds[0]! };
    const opened = await open(courseId, params.lessonId);
    expect(opened).toMatchObject({ seconds: 120, mayMark: false, content: { kind: 'audio', ready: true } });
    const played = await student.api.courses.playLesson({ params, body: { stream: null } });
    expect(played).toMatchObject({ kind: 'audio', hlsUrl: null, embed: null, seconds: 120 });
    const heard = await student.send('GET', played.fileUrl!);
    expect([heard.statusCode, heard.headers['content-type'], heard.body]).toEqual([
      200,
      'audio/mpeg',
      'ID3 a talk on waves',
    ]);
    world.clock.advance({ minutes: 2 });
    await student.signInAgain();
    const hear = (at: number, seen: [number, number]) =>
      student.api.courses.saveLessonProgress({
        params,
        body: { sittingId: opened.sittingId, place: at, agoMs: 0, seen: [seen] },
      });
    expect(await hear(50, [0, 50])).toMatchObject({ place: 50, doneAt: null });
    expect((await open(courseId, params.lessonId)).standing).toMatchObject({ place: 50 });
    expect(await hear(120, [50, 120])).toMatchObject({ percent: 100, doneAt: expect.any(String) });
    const { sections } = await student.api.courses.showCourseToLearn({ params: { courseId } });
    expect(sections[0]!.lessons).toMatchObject([{ kind: 'audio', state: 'done' }]);
  });
});

describe('time of study', () => {
  it('is that of the day on which a device played it, each second once, and is added where two accounts become one', async () => {
    const [who, kept] = [await place.person('student'), await place.person('student')];
    const { courseId, lessonIds } = await course([video(await media('video', { seconds: 7200 }))]);
    const params = { courseId, lessonId: lessonIds[0]! };
    const begin = async (by: Person) => (await by.api.courses.openLesson({ params, body: {} })).sittingId;
    const save = (by: Person, sittingId: string, seen: [number, number], agoMs = 0) =>
      by.api.courses.saveLessonProgress({ params, body: { sittingId, place: seen[1], agoMs, seen: [seen] } });
    const sitting = await begin(who);
    world.clock.advance({ days: 1 });
    await who.signInAgain();
    await kept.signInAgain();
    await save(who, sitting, [0, 600], 86_400_000);
    for (const _ of [1, 2]) await save(who, sitting, [300, 900]);
    await save(kept, await begin(kept), [0, 10]);
    const days = (of: Person) => studyDays(place.ctx(), of.accountId);
    const [before, today] = await days(who);
    expect([before?.seconds, today?.seconds]).toEqual([600, 300]);
    expect(Date.parse(today!.day) - Date.parse(before!.day)).toBe(86_400_000);
    await inTransaction(place.ctx(), (tx) => coursesPersonalData.reassign(tx, who.accountId, kept.accountId, 'merge'));
    expect([await days(who), await days(kept)]).toEqual([[], [before, { ...today, seconds: 310 }]]);
  });
});

describe('time of reading', () => {
  const article: LessonStory = { title: 'Waves', completion: { rule: 'marked' } };
  const begin = async (who: Person, courseId: string, lessonId: string) =>
    (await who.api.courses.openLesson({ params: { courseId, lessonId }, body: {} })).sittingId;
  async function reader(lesson: LessonStory = article) {
    const who = await place.person('student');
    const { courseId, lessonIds } = await course([lesson]);
    const params = { courseId, lessonId: lessonIds[0]! };
    return {
      who,
      courseId,
      sit: () => begin(who, courseId, params.lessonId),
      report: (sittingId: string, readSeconds: number) =>
        who.api.courses.saveLessonProgress({ params, body: { sittingId, place: 0, agoMs: 0, seen: [], readSeconds } }),
      counted: async () => (await studyDays(place.ctx(), who.accountId)).reduce((sum, { seconds }) => sum + seconds, 0),
    };
  }

  it('counts once however often it is told, and no more of it than passed', async () => {
    const { sit, report, counted } = await reader();
    const sittingId = await sit();
    world.clock.advance({ seconds: 60 });
    for (const claimed of [40, 40, 60]) await report(sittingId, claimed);
    expect(await counted()).toBe(60);
    world.clock.advance({ seconds: 30 });
    await report(sittingId, 600);
    expect(await counted()).toBe(100); // what passed, and as much as clocks differ
    await report(sittingId, 600);
    expect(await counted()).toBe(100);
  });

  it('of two windows at once is the time of one', async () => {
    const { sit, report, counted } = await reader();
    const [one, other] = [await sit(), await sit()];
    for (const minute of [1, 2, 3]) {
      world.clock.advance({ seconds: 60 });
      await report(one, minute * 60);
      await report(other, minute * 60);
    }
    expect(await counted()).toBeLessThanOrEqual(190);
    expect(await counted()).toBeGreaterThanOrEqual(180);
    world.clock.advance({ minutes: 5 });
    await report(other, 180);
    expect(await counted()).toBeLessThanOrEqual(200);
  });

  it('stands in the figures of the learner, with what was watched; of a video none is taken', async () => {
    const { who, courseId, sit, report } = await reader();
    const sittingId = await sit();
    world.clock.advance({ seconds: 90 });
    await report(sittingId, 90);
    const teacher = await place.person('teacher');
    const { rows } = await teacher.api.courses.listLearners({ params: { courseId }, query: {} });
    expect(rows).toMatchObject([{ accountId: who.accountId, secondsStudied: 90 }]);
    const film = await reader(video(await media('video', { seconds: 100 })));
    const sitting = await film.sit();
    world.clock.advance({ seconds: 60 });
    await film.report(sitting, 60);
    expect(await film.counted()).toBe(0);
  });
});

describe('a lesson of a course that was given', () => {
  it('gives no new address of its videos and files once it was taken back', async () => {
    const file = await media('document', { pages: 3 });
    const { courseId, lessonIds } = await course(
      [
        video(await media('video', { seconds: 60 }), { files: [{ mediaId: file, title: 'Formulas' }] }),
        { title: 'Taste', free: true },
      ],
      { details: { pricePaise: 49_900 } },
    );
    const params = { courseId, lessonId: lessonIds[0]! };
    const given = { thingKind: 'course', thingId: courseId, source: 'staff' } as const;
    await inTransaction(place.ctx(), (tx) => grant(tx, { ...given, holder: { accountId: student.accountId } }));
    const play = () => student.api.courses.playLesson({ params, body: { stream: null } });
    const address = () => student.api.courses.addressLessonFile({ params: { ...params, mediaId: file } });
    await open(courseId, params.lessonId);
    expect((await play()).fileUrl).not.toBeNull();
    expect((await address()).url).not.toBe('');
    await inTransaction(place.ctx(), (tx) =>
      revoke(tx, { source: 'staff', thing: { kind: 'course', id: courseId }, reason: '' }),
    );
    await expect(play()).rejects.toMatchObject({ error: 'LESSON_LOCKED' });
    await expect(address()).rejects.toMatchObject({ error: 'LESSON_LOCKED' });
  });
});
