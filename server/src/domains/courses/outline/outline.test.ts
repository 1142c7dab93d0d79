import { courseLimits, type LessonDraft } from '@abhyas/contract/courses/shapes';
import { beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '../../../kernel/context.ts';
import { newId } from '../../../kernel/ids.ts';
import { type Person, type TestInstitute, testWorld, type World } from '../../../testing/index.ts';
import { mayOpen } from '../../entitlements/index.ts';
import { aVideo } from '../../media/factories.ts';
import { newCourse } from '../authoring/new-course.ts';
import { defaultDetails } from '../authoring/default-details.ts';
import { aCourse } from '../factories.ts';
import { lessonVersion } from '../versions/published-courses.ts';
import { emptyLesson } from './adding/new-lesson.ts';

let world: World;
let place: TestInstitute;
let teacher: Person;

beforeAll(async () => {
  world = await testWorld();
  place = await world.institute();
  teacher = await place.person('teacher');
});

const outlineOf = async (courseId: string) =>
  (await teacher.api.courses.showAuthoredCourse({ params: { courseId } })).outline;
const titles = async (courseId: string) =>
  (await outlineOf(courseId)).sections.map(({ title, lessons }) => [title, lessons.map((lesson) => lesson.title)]);
const lessonOf = (lessonId: string) => teacher.api.courses.showAuthoredLesson({ params: { lessonId } });
const change = async (lessonId: string, part: Partial<LessonDraft>) => {
  const { revision, draft } = await lessonOf(lessonId);
  return teacher.api.courses.saveLesson({ params: { lessonId }, body: { revision, draft: { ...draft, ...part } } });
};
const twoSections = () =>
  aCourse(place.ctx(teacher), {
    sections: [
      { title: 'A', lessons: [{ title: '1' }, { title: '2' }] },
      { title: 'B', lessons: [{ title: '3' }] },
    ],
  });

describe('an outline', () => {
  it('grows by sections and lessons at the end, and says of an empty section that it is empty', async () => {
    const { courseId } = await twoSections();
    const { sectionId } = await teacher.api.courses.addSection({ params: { courseId }, body: { title: 'C' } });
    expect((await titles(courseId)).at(-1)).toEqual(['C', []]);
    const { problems } = await teacher.api.courses.showAuthoredCourse({ params: { courseId } });
    expect(problems).toEqual([{ code: 'EMPTY_SECTION', values: { section: 'C' }, lessonId: null }]);
    const added = await teacher.api.courses.addLesson({ params: { sectionId }, body: { kind: 'link', title: '4' } });
    expect(added.outline.sections.at(-1)?.lessons).toMatchObject([{ title: '4', kind: 'link', problems: 1 }]);
    const linked = await change(added.lessonId, { content: { kind: 'link', url: 'https://example.org/a' } });
    expect(linked.changed).toBe(true);
    expect((await outlineOf(courseId)).sections.at(-1)?.lessons[0]?.problems).toBe(0);
  });

  it('is put in order as a whole, lessons over sections too', async () => {
    const { courseId, lessonIds } = await twoSections();
    const [a, b] = (await outlineOf(courseId)).sections.map(({ sectionId }) => sectionId);
    const [one, two, three] = lessonIds;
    const order = (sections: { sectionId: string; lessonIds: string[] }[]) =>
      teacher.api.courses.orderOutline({ params: { courseId }, body: { sections } });
    const reply = await order([
      { sectionId: b!, lessonIds: [two!, three!] },
      { sectionId: a!, lessonIds: [one!] },
    ]);
    expect(reply.changed).toBe(true);
    expect(await titles(courseId)).toEqual([
      ['B', ['2', '3']],
      ['A', ['1']],
    ]);
    // One that somebody else removed or added meanwhile is neither brought back nor lost.
    await expect(order([{ sectionId: a!, lessonIds: [one!, two!, three!] }])).rejects.toMatchObject({
      error: 'CONFLICT',
    });
    const twice = order([
      { sectionId: a!, lessonIds: [one!, one!] },
      { sectionId: b!, lessonIds: [three!] },
    ]);
    await expect(twice).rejects.toMatchObject({ error: 'CONFLICT' });
  });

  it('loses a section with its lessons; what was published stays', async () => {
    const { courseId, lessonIds } = await twoSections();
    const [first] = (await outlineOf(courseId)).sections;
    await teacher.api.courses.removeSection({ params: { sectionId: first!.sectionId } });
    expect(await titles(courseId)).toEqual([['B', ['3']]]);
    expect((await lessonVersion(place.ctx(), lessonIds[0]!, 1)).content.title).toBe('1');
  });

  it('says when a section opens', async () => {
    const { courseId } = await twoSections();
    const [first] = (await outlineOf(courseId)).sections;
    const reply = await teacher.api.courses.saveSection({
      params: { sectionId: first!.sectionId },
      body: { title: 'Later', release: { by: 'days', days: 7 } },
    });
    expect(reply.outline.sections[0]).toMatchObject({ title: 'Later', release: { by: 'days', days: 7 } });
    expect(reply.changed).toBe(true);
  });

  it('holds so many sections and lessons and no more', async () => {
    const { courseId } = await inTransaction(place.ctx(teacher), (tx) => {
      const lessons = Array.from({ length: courseLimits.lessons }, (_, at) => ({
        draft: emptyLesson('link', `${at}`),
      }));
      const sections = Array.from({ length: courseLimits.sections }, (_, at) => ({
        title: `S${at}`,
        release: null,
        lessons: at === 0 ? lessons : [],
      }));
      return newCourse(tx, { type: 'course', details: defaultDetails('Full'), sections });
    });
    const [first] = (await outlineOf(courseId)).sections;
    expect(first?.lessons.length).toBe(courseLimits.lessons);
    for (const tryIt of [
      () => teacher.api.courses.addSection({ params: { courseId }, body: { title: 'One more' } }),
      () =>
        teacher.api.courses.addLesson({
          params: { sectionId: first!.sectionId },
          body: { kind: 'article', title: 'One more' },
        }),
    ])
      await expect(tryIt()).rejects.toMatchObject({ error: 'COURSE_FULL' });
  });
});

describe('a lesson', () => {
  it('stays of its kind, and is saved over nobody', async () => {
    const { lessonIds } = await twoSections();
    const lessonId = lessonIds[0]!;
    await expect(change(lessonId, { content: { kind: 'link', url: null } })).rejects.toMatchObject({
      error: 'LESSON_KIND_FIXED',
    });
    const { revision, draft } = await lessonOf(lessonId);
    await teacher.api.courses.saveLesson({ params: { lessonId }, body: { revision, draft } });
    await expect(
      teacher.api.courses.saveLesson({ params: { lessonId }, body: { revision, draft } }),
    ).rejects.toMatchObject({ error: 'CONFLICT' });
  });

  it('shows no upload that the institute does not have', async () => {
    const { courseId } = await twoSections();
    const [section] = (await outlineOf(courseId)).sections;
    const { lessonId } = await teacher.api.courses.addLesson({
      params: { sectionId: section!.sectionId },
      body: { kind: 'pdf', title: 'Notes' },
    });
    await expect(change(lessonId, { content: { kind: 'pdf', mediaId: newId() } })).rejects.toMatchObject({
      error: 'LESSON_MEDIA_UNKNOWN',
    });
  });

  it('may come after others, but never after itself by any way round', async () => {
    const { courseId, lessonIds } = await twoSections();
    const [one, two, three] = lessonIds;
    await change(two!, { after: [one!] });
    await change(three!, { after: [two!] });
    await change(one!, { after: [three!] });
    const { problems } = await teacher.api.courses.showAuthoredCourse({ params: { courseId } });
    expect(problems.map(({ code, lessonId }) => [code, lessonId])).toEqual(
      [one, two, three].map((id) => ['AFTER_ITSELF', id]),
    );
    await change(one!, { after: [newId()] });
    const now = await teacher.api.courses.showAuthoredCourse({ params: { courseId } });
    expect(now.problems.map(({ code }) => code)).toEqual(['AFTER_UNKNOWN']);
  });

  it('is copied right behind itself', async () => {
    const { courseId, lessonIds } = await twoSections();
    await teacher.api.courses.duplicateLesson({ params: { lessonId: lessonIds[0]! } });
    expect((await titles(courseId))[0]).toEqual(['A', ['1', '1 (copy)', '2']]);
  });

  it('is shown to its teacher as a student would get it', async () => {
    const { lessonIds } = await twoSections();
    const shown = await teacher.api.courses.previewLesson({ params: { lessonId: lessonIds[0]! } });
    expect(shown).toMatchObject({ title: '1', content: { kind: 'article' }, fileUrl: null, files: [] });
  });

  it('plays its video to its teachers before it is published, as soon as the video is ready', async () => {
    const source = { from: 'media', mediaId: await aVideo(place.ctx()) } as const;
    const { lessonIds } = await aCourse(place.ctx(teacher), {
      unpublished: true,
      sections: [{ lessons: [{ content: { kind: 'video', source, chapters: [] } }, {}, { kind: 'audio' }] }],
    });
    const [film, article, noSound] = lessonIds;
    const play = (who: Person, lessonId = film!) => who.api.courses.previewPlayback({ params: { lessonId } });
    await expect(play(teacher)).rejects.toMatchObject({ error: 'VIDEO_WORKING' });
    await world.runJobs();
    const { hlsUrl } = await play(teacher);
    expect((await teacher.send('GET', hlsUrl!)).statusCode).toBe(200);
    for (const lessonId of [article, noSound])
      await expect(play(teacher, lessonId)).rejects.toMatchObject({ error: 'NOT_FOUND' });
    await expect(play(await (await world.institute()).person('teacher'))).rejects.toMatchObject({ status: 404 });
    await expect(play(await place.person('student'))).rejects.toMatchObject({ status: 403 });
  });

  it('moves within its course and to another, where it is published anew, and leaves nothing waiting for it', async () => {
    const from = await twoSections();
    const to = await aCourse(place.ctx(teacher), { title: 'Target course', details: { pricePaise: 100 } });
    const [one, two, three] = from.lessonIds;
    await change(three!, { after: [one!] });
    const [, b] = (await outlineOf(from.courseId)).sections;
    await teacher.api.courses.moveLessons({
      params: { courseId: from.courseId },
      body: { lessonIds: [two!], sectionId: b!.sectionId },
    });
    expect(await titles(from.courseId)).toEqual([
      ['A', ['1']],
      ['B', ['3', '2']],
    ]);
    const { courses } = await teacher.api.courses.listMoveTargets({ query: { search: 'target c' } });
    const sectionId = courses[0]!.sections[0]!.sectionId;
    await teacher.api.courses.moveLessons({
      params: { courseId: from.courseId },
      body: { lessonIds: [one!], sectionId },
    });
    expect((await titles(to.courseId))[0]?.[1]).toEqual(['Lesson 1', '1']);
    expect((await lessonOf(three!)).draft.after).toEqual([]);
    const revision = async (courseId: string) =>
      (await teacher.api.courses.showAuthoredCourse({ params: { courseId } })).revision;
    for (const courseId of [to.courseId])
      await teacher.api.courses.publishCourse({ params: { courseId }, body: { revision: await revision(courseId) } });
    expect(await lessonVersion(place.ctx(), one!, 2)).toMatchObject({ courseId: to.courseId });
    const student = await place.person('student');
    // The course that it left still holds it for its learners until it is published without it.
    expect((await mayOpen(place.ctx(), student.accountId, 'lesson', [one!])).size).toBe(1);
    await teacher.api.courses.removeSection({
      params: { sectionId: (await outlineOf(from.courseId)).sections[0]!.sectionId },
    });
    await teacher.api.courses.publishCourse({
      params: { courseId: from.courseId },
      body: { revision: await revision(from.courseId) },
    });
    expect((await mayOpen(place.ctx(), student.accountId, 'lesson', [one!])).size).toBe(0);
  });

  it('moves only where the caller may write, and only from its own course', async () => {
    const from = await twoSections();
    const author = await place.person('content author');
    const own = await author.api.courses.createCourse({ body: { title: 'Of the author' } });
    const section = (await outlineOf(own.courseId)).sections[0]!;
    const move = (courseId: string) =>
      author.api.courses.moveLessons({
        params: { courseId },
        body: { lessonIds: [from.lessonIds[0]!], sectionId: section.sectionId },
      });
    await expect(move(from.courseId)).rejects.toMatchObject({ error: 'FORBIDDEN' });
    await expect(move(own.courseId)).rejects.toMatchObject({ error: 'NOT_FOUND' });
    const targets = await author.api.courses.listMoveTargets({});
    expect(targets.courses.map(({ title }) => title)).toEqual(['Of the author']);
  });
});

describe('what was taken out of an outline', () => {
  const restore = (courseId: string, removalId: string) =>
    teacher.api.courses.restoreRemoved({ params: { courseId, removalId } });

  it('is put back where it stood, with what it says and the number that its versions have, once', async () => {
    const { courseId, lessonIds } = await twoSections();
    const [one] = lessonIds;
    await change(one!, { free: true });
    const before = await lessonOf(one!);
    const { removalId } = await teacher.api.courses.removeLesson({ params: { lessonId: one! } });
    expect(await titles(courseId)).toEqual([
      ['A', ['2']],
      ['B', ['3']],
    ]);
    await restore(courseId, removalId);
    expect(await titles(courseId)).toEqual([
      ['A', ['1', '2']],
      ['B', ['3']],
    ]);
    const { draft, version, changed } = await lessonOf(one!);
    expect({ draft, version, changed }).toEqual({ draft: before.draft, version: before.version, changed: true });
    await expect(restore(courseId, removalId)).rejects.toMatchObject({ error: 'NOT_FOUND' });
  });

  it('comes back as a section with its lessons; a lesson whose section is gone does not', async () => {
    const { courseId, lessonIds } = await twoSections();
    const all = await titles(courseId);
    const [a] = (await outlineOf(courseId)).sections;
    const lesson = await teacher.api.courses.removeLesson({ params: { lessonId: lessonIds[1]! } });
    const section = await teacher.api.courses.removeSection({ params: { sectionId: a!.sectionId } });
    await expect(restore(courseId, lesson.removalId)).rejects.toMatchObject({ error: 'NOT_FOUND' });
    await restore(courseId, section.removalId);
    await restore(courseId, lesson.removalId); // the refusal before took nothing out of the keep
    expect(await titles(courseId)).toEqual(all);
    const other = await twoSections();
    const { removalId } = await teacher.api.courses.removeLesson({ params: { lessonId: other.lessonIds[0]! } });
    await expect(restore(courseId, removalId)).rejects.toMatchObject({ error: 'NOT_FOUND' });
  });
});
