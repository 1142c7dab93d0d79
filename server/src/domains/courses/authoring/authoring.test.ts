import { fromSource } from '@abhyas/contract/rich-text';
import { beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../../kernel/ids.ts';
import { type Person, type TestInstitute, testWorld, type World } from '../../../testing/index.ts';
import { mayOpen, whyOpen } from '../../entitlements/index.ts';
import { aCourse } from '../factories.ts';
import { publishedCourse } from '../versions/published-courses.ts';

let world: World;
let place: TestInstitute;
let teacher: Person;
let author: Person;
let student: Person;

beforeAll(async () => {
  world = await testWorld();
  place = await world.institute();
  [teacher, author] = [await place.person('teacher'), await place.person('content author')];
  student = await place.person('student');
});

const show = (courseId: string, who = teacher) => who.api.courses.showAuthoredCourse({ params: { courseId } });
const articleOf = async (lessonId: string, words: string, who = teacher) => {
  const lesson = await who.api.courses.showAuthoredLesson({ params: { lessonId } });
  const draft = { ...lesson.draft, content: { kind: 'article' as const, body: fromSource(words) } };
  return who.api.courses.saveLesson({ params: { lessonId }, body: { revision: lesson.revision, draft } });
};
const publish = async (courseId: string, note = '', who = teacher) =>
  who.api.courses.publishCourse({
    params: { courseId },
    body: { revision: (await show(courseId, who)).revision, note },
  });
const aDraft = async (title = 'Waves', who = teacher) => {
  const { courseId } = await who.api.courses.createCourse({ body: { title } });
  const sectionId = (await show(courseId, who)).outline.sections[0]!.sectionId;
  const add = async (name: string, kind: 'article' | 'link' = 'article') =>
    (await who.api.courses.addLesson({ params: { sectionId }, body: { kind, title: name } })).lessonId;
  return { courseId, sectionId, add };
};

describe('a course', () => {
  it('begins as a draft of the teacher who made it, with one section, and cannot be published empty', async () => {
    const { courseId } = await aDraft('Optics');
    const course = await show(courseId);
    expect(course).toMatchObject({
      status: 'draft',
      version: 0,
      details: { title: 'Optics', teacherIds: [teacher.accountId], pricePaise: 0 },
      problems: [{ code: 'NO_LESSONS' }],
      authors: [{ accountId: teacher.accountId, isCreator: true }],
    });
    await expect(publish(courseId)).rejects.toMatchObject({
      error: 'COURSE_NOT_READY',
      details: { problems: [{ code: 'NO_LESSONS' }] },
    });
  });

  it('is published, opens to everyone where it costs nothing, and closes again where it has a price', async () => {
    const { courseId, add } = await aDraft();
    const lessonId = await add('What a wave is');
    await articleOf(lessonId, 'A wave carries energy.');
    expect(await publish(courseId, 'First')).toMatchObject({ status: 'published', version: 1, changed: false });
    const may = async () => (await mayOpen(place.ctx(), student.accountId, 'lesson', [lessonId])).has(lessonId);
    expect(await may()).toBe(true);
    const { revision, details } = await show(courseId);
    await teacher.api.courses.saveCourseDetails({
      params: { courseId },
      body: { revision, details: { ...details, pricePaise: 49_900 } },
    });
    expect(await may()).toBe(true);
    await publish(courseId);
    expect(await may()).toBe(false);
  });

  it('has free lessons that are open before the course is anybody’s, until they are not free any more', async () => {
    const { courseId, lessonIds } = await aCourse(place.ctx(teacher), {
      details: { pricePaise: 100 },
      sections: [{ lessons: [{ free: true }, {}] }],
    });
    const [free] = lessonIds;
    const open = () => mayOpen(place.ctx(), student.accountId, 'lesson', lessonIds);
    expect(await open()).toEqual(new Set([free]));
    const sources = await whyOpen(place.ctx(), student.accountId, { kind: 'lesson', id: free! });
    expect(sources.map(({ source }) => source)).toEqual(['preview']);
    const lesson = await teacher.api.courses.showAuthoredLesson({ params: { lessonId: free! } });
    const draft = { ...lesson.draft, free: false };
    await teacher.api.courses.saveLesson({ params: { lessonId: free! }, body: { revision: lesson.revision, draft } });
    await publish(courseId);
    expect(await open()).toEqual(new Set());
  });

  it('cannot be published again where nothing is new, nor where a change was taken back', async () => {
    const { courseId, lessonIds } = await aCourse(place.ctx(teacher));
    const lessonId = lessonIds[0]!;
    const before = await teacher.api.courses.showAuthoredLesson({ params: { lessonId } });
    await expect(publish(courseId)).rejects.toMatchObject({ error: 'COURSE_UNCHANGED', details: { version: 1 } });
    const changed = await articleOf(lessonId, 'Something else.');
    expect([changed.changed, (await show(courseId)).changed]).toEqual([true, true]);
    const back = await teacher.api.courses.saveLesson({
      params: { lessonId },
      body: { revision: changed.revision, draft: before.draft },
    });
    expect([back.changed, (await show(courseId)).changed]).toEqual([false, false]);
  });

  it('keeps every version: a lesson that was not changed keeps its number, and the history says what each changed', async () => {
    const { courseId, lessonIds } = await aCourse(place.ctx(teacher), {
      sections: [{ lessons: [{ title: 'One' }, { title: 'Two' }] }],
    });
    await articleOf(lessonIds[1]!, 'New words.');
    await publish(courseId, 'Second words');
    const { outline } = await publishedCourse(place.ctx(), courseId);
    expect(outline.sections[0]?.lessons.map(({ title, version }) => [title, version])).toEqual([
      ['One', 1],
      ['Two', 2],
    ]);
    await teacher.api.courses.removeLesson({ params: { lessonId: lessonIds[0]! } });
    await publish(courseId);
    const { versions } = await teacher.api.courses.listCourseVersions({ params: { courseId } });
    expect(versions.map(({ version, added, changed, removed }) => [version, added, changed, removed])).toEqual([
      [3, [], [], ['One']],
      [2, [], ['Two'], []],
      [1, ['One', 'Two'], [], []],
    ]);
    expect(versions[1]?.note).toBe('Second words');
    const first = await teacher.api.courses.showCourseVersion({ params: { courseId, version: 1 } });
    expect(first.outline.sections[0]?.lessons).toHaveLength(2);
    await expect(teacher.api.courses.showCourseVersion({ params: { courseId, version: 9 } })).rejects.toMatchObject({
      error: 'NOT_FOUND',
    });
  });

  it('is saved over nobody: who has an older one is told', async () => {
    const { courseId } = await aDraft();
    const { revision, details } = await show(courseId);
    const save = (subtitle: string) =>
      teacher.api.courses.saveCourseDetails({
        params: { courseId },
        body: { revision, details: { ...details, subtitle } },
      });
    await save('One');
    await expect(save('Two')).rejects.toMatchObject({ error: 'CONFLICT' });
    expect((await show(courseId)).details.subtitle).toBe('One');
  });

  it('names only staff as its teachers', async () => {
    const { courseId } = await aDraft();
    const { revision, details } = await show(courseId);
    const body = { revision, details: { ...details, teacherIds: [student.accountId] } };
    await expect(teacher.api.courses.saveCourseDetails({ params: { courseId }, body })).rejects.toMatchObject({
      error: 'COURSE_TEACHER_UNKNOWN',
    });
    const { people } = await teacher.api.courses.listPossibleAuthors({});
    expect(people.map(({ accountId }) => accountId)).toContain(author.accountId);
    expect(people.map(({ accountId }) => accountId)).not.toContain(student.accountId);
  });

  it('says what is wrong with its prices', async () => {
    const { courseId } = await teacher.api.courses.createCourse({ body: { title: 'Free', type: 'free' } });
    const { revision, details } = await show(courseId);
    const saved = await teacher.api.courses.saveCourseDetails({
      params: { courseId },
      body: { revision, details: { ...details, pricePaise: 500, listPricePaise: 400 } },
    });
    expect(saved.problems.map(({ code }) => code)).toEqual(['PRICE_OF_FREE', 'LIST_PRICE', 'NO_LESSONS']);
  });

  it('goes out of the lists when it is archived, takes no change then, and comes back as it stood', async () => {
    const { courseId, lessonIds } = await aCourse(place.ctx(teacher), { title: 'Old course' });
    await teacher.api.courses.archiveCourse({ params: { courseId } });
    const list = async (query: { status?: 'archived' | 'published' }) =>
      (await teacher.api.courses.listAuthoredCourses({ query: { ...query, search: 'old cou' } })).rows.length;
    expect([await list({}), await list({ status: 'archived' }), await list({ status: 'published' })]).toEqual([
      0, 1, 0,
    ]);
    // Whoever had it keeps it.
    expect((await mayOpen(place.ctx(), student.accountId, 'lesson', lessonIds)).size).toBe(1);
    for (const tryIt of [() => publish(courseId), () => teacher.api.courses.archiveCourse({ params: { courseId } })])
      await expect(tryIt()).rejects.toMatchObject({ error: 'COURSE_STATE', details: { status: 'archived' } });
    expect((await teacher.api.courses.restoreCourse({ params: { courseId } })).status).toBe('published');
    await expect(teacher.api.courses.restoreCourse({ params: { courseId } })).rejects.toMatchObject({
      error: 'COURSE_STATE',
    });
  });

  it('is listed by status, type and words, with its figures', async () => {
    const other = await world.institute();
    const someone = await other.person('teacher');
    const { courseId } = await aCourse(other.ctx(someone), { title: 'Heat 100%' });
    await aCourse(other.ctx(someone), { title: 'Draft of heat', unpublished: true });
    const list = async (query: object) =>
      (await someone.api.courses.listAuthoredCourses({ query })).rows.map(({ title }) => title);
    expect(await list({})).toEqual(['Draft of heat', 'Heat 100%']);
    expect(await list({ status: 'draft' })).toEqual(['Draft of heat']);
    expect(await list({ search: '100%' })).toEqual(['Heat 100%']);
    expect(await list({ type: 'pack' })).toEqual([]);
    // The codes of the specification find the same, and stand in the rows.
    expect([await list({ status: 'DRAFT' }), await list({ status: 'PUBLISH' })]).toEqual([
      ['Draft of heat'],
      ['Heat 100%'],
    ]);
    expect([await list({ type: 2 }), (await list({ type: 4 })).length]).toEqual([[], 2]);
    await expect(list({ type: 6 })).rejects.toMatchObject({ error: 'INVALID_INPUT' });
    const { rows } = await someone.api.courses.listAuthoredCourses({ query: { status: 'published' } });
    expect(rows).toMatchObject([{ courseId, lessons: 1, version: 1, changed: false, can: { edit: true } }]);
    expect(rows[0]!.codes).toEqual({ type: 4, status: 'PUBLISH' });
    expect(rows).toMatchObject([{ learners: 0, completed: 0, doubtsWaiting: 0, rating: null }]);
  });

  it('is listed with its learners, how many completed it, the doubts that wait and its rating', async () => {
    const lessons = [{ completion: { rule: 'marked' as const } }];
    const { courseId, lessonIds } = await aCourse(place.ctx(teacher), { title: 'Figures', sections: [{ lessons }] });
    const params = { courseId, lessonId: lessonIds[0]! };
    const [quick, slow] = [await place.person('student'), await place.person('student')];
    for (const who of [quick, slow]) await who.api.courses.openLesson({ params, body: {} });
    await quick.api.courses.markLessonDone({ params, body: { done: true } });
    await quick.api.courses.rateCourse({ params: { courseId }, body: { stars: 4, text: '' } });
    await slow.api.courses.askDoubt({
      params: { courseId, lessonId: params.lessonId },
      body: { title: 'Why so?', body: fromSource('Why is it so?'), pin: null },
    });
    const { rows } = await teacher.api.courses.listAuthoredCourses({ query: { search: 'Figures' } });
    expect(rows).toMatchObject([{ learners: 2, completed: 1, doubtsWaiting: 1, rating: 400 }]);
  });

  it('shows its authors the pictures of its description, also when they come back to it', async () => {
    const mediaId = newId();
    await world.query(
      `insert into media_files (institute_id, id, storage_key, type, bytes, file_name, created_at, kind, state, percent)
       values ($1, $2, $3, 'image/png', 100, 'wave.png', now(), 'image', 'ready', 100)`,
      [place.id, mediaId, `${place.id}/media/${mediaId}/wave.png`],
    );
    const picture = { type: 'image', attrs: { mediaId, alt: 'A wave' } } as const;
    const details = { description: { type: 'doc' as const, content: [picture] } };
    const { courseId } = await aCourse(place.ctx(teacher), { details, unpublished: true });
    expect((await show(courseId)).images).toEqual({ [mediaId]: expect.stringContaining(mediaId) });
  });

  it('is published together with others, each for itself', async () => {
    const ready = (await aCourse(place.ctx(teacher), { unpublished: true, title: 'Ready' })).courseId;
    const empty = (await aDraft('Empty')).courseId;
    const { courses } = await teacher.api.courses.publishCourses({ body: { courseIds: [empty, ready] } });
    expect(courses).toEqual([
      { courseId: empty, title: 'Empty', published: false, refusal: 'COURSE_NOT_READY', problems: 1 },
      { courseId: ready, title: 'Ready', published: true, refusal: null, problems: 0 },
    ]);
  });

  it('is copied with its outline; prerequisites point at the copies', async () => {
    const { courseId } = await aCourse(place.ctx(teacher), {
      sections: [{ title: 'Part', lessons: [{ title: 'One' }, { title: 'Two', after: [0] }] }],
    });
    const copy = await teacher.api.courses.duplicateCourse({ params: { courseId }, body: { title: 'Copy' } });
    const { outline, status, details } = await show(copy.courseId);
    const [one, two] = outline.sections[0]!.lessons;
    expect([status, details.title, outline.sections[0]?.title]).toEqual(['draft', 'Copy', 'Part']);
    expect(two?.after).toEqual([one?.lessonId]);
    expect(one?.version).toBe(0);
  });
});

describe('who writes a course', () => {
  it('is its author and those he names, and nobody else who may not publish', async () => {
    const { courseId } = await aDraft('Shared', author);
    const other = await place.person('content author');
    const addSection = (who: Person) => who.api.courses.addSection({ params: { courseId }, body: { title: 'More' } });
    await expect(addSection(other)).rejects.toMatchObject({ error: 'FORBIDDEN' });
    const save = (accountIds: string[]) =>
      author.api.courses.saveCourseAuthors({ params: { courseId }, body: { accountIds } });
    await expect(save([student.accountId])).rejects.toMatchObject({ error: 'COURSE_TEACHER_UNKNOWN' });
    expect((await save([other.accountId])).authors.map(({ accountId }) => accountId)).toEqual([
      author.accountId,
      other.accountId,
    ]);
    await addSection(other);
    await save([]);
    await expect(addSection(other)).rejects.toMatchObject({ error: 'FORBIDDEN' });
    await expect(publish(courseId, '', author)).rejects.toMatchObject({ error: 'ACCESS_DENIED' });
  });

  it('asks for a review; it is given back with words, asked again, and approved by publishing', async () => {
    const { courseId, add } = await aDraft('To review', author);
    const ask = (note = '') => author.api.courses.askCourseReview({ params: { courseId }, body: { note } });
    const giveBack = () =>
      teacher.api.courses.returnCourse({ params: { courseId }, body: { note: 'The title is wrong.' } });
    await expect(ask()).rejects.toMatchObject({ error: 'COURSE_NOT_READY' });
    await articleOf(await add('Only'), 'Words.', author);
    await expect(giveBack()).rejects.toMatchObject({ error: 'COURSE_REVIEW_STATE' });
    expect((await ask('Please look')).review).toMatchObject({ state: 'asked', note: 'Please look' });
    await expect(ask()).rejects.toMatchObject({ error: 'COURSE_REVIEW_STATE' });
    const waiting = await teacher.api.courses.listAuthoredCourses({ query: { review: 'asked' } });
    expect(waiting.rows.map((row) => row.courseId)).toEqual([courseId]);
    expect((await giveBack()).review).toMatchObject({ state: 'returned', decision: 'The title is wrong.' });
    expect(JSON.stringify((await author.api.notices.listNotices()).rows[0])).toContain('The title is wrong.');
    await ask();
    const taken = await author.api.courses.withdrawCourseReview({ params: { courseId } });
    expect(taken.review?.state).toBe('withdrawn');
    await ask();
    expect((await publish(courseId)).review).toMatchObject({ state: 'approved' });
  });
});

describe('a pack', () => {
  it('holds courses of the institute in an order, and opens them to who has the pack', async () => {
    const one = await aCourse(place.ctx(teacher), { title: 'One', details: { pricePaise: 100 } });
    const two = await aCourse(place.ctx(teacher), { title: 'Two', details: { pricePaise: 100 } });
    const { courseId } = await teacher.api.courses.createCourse({ body: { title: 'Both', type: 'pack' } });
    const save = (courseIds: string[]) =>
      teacher.api.courses.savePackCourses({ params: { courseId }, body: { courseIds } });
    expect((await show(courseId)).problems.map(({ code }) => code)).toEqual(['NO_COURSES']);
    await save([two.courseId, one.courseId]);
    const found = await teacher.api.courses.findPackable({ query: { search: 'on' } });
    expect(found.courses.map(({ title }) => title)).toContain('One');
    await publish(courseId);
    const opened = await mayOpen(place.ctx(), student.accountId, 'lesson', [...one.lessonIds, ...two.lessonIds]);
    expect(opened.size).toBe(2);
    await save([one.courseId]);
    await publish(courseId);
    expect(await mayOpen(place.ctx(), student.accountId, 'lesson', two.lessonIds)).toEqual(new Set());
    await expect(save([courseId])).rejects.toMatchObject({ error: 'PACK_COURSE_UNKNOWN' });
    await expect(save([newId()])).rejects.toMatchObject({ error: 'PACK_COURSE_UNKNOWN' });
  });

  it('has no lessons of its own, and a course holds no courses', async () => {
    const { courseId } = await teacher.api.courses.createCourse({ body: { title: 'Pack', type: 'pack' } });
    const course = (await aDraft()).courseId;
    for (const tryIt of [
      () => teacher.api.courses.addSection({ params: { courseId }, body: { title: 'Section' } }),
      () => teacher.api.courses.savePackCourses({ params: { courseId: course }, body: { courseIds: [] } }),
    ])
      await expect(tryIt()).rejects.toMatchObject({ error: 'COURSE_IS_PACK' });
  });

  it('waits for its courses to be published', async () => {
    const draft = await aCourse(place.ctx(teacher), { title: 'Unfinished', unpublished: true });
    const { courseId } = await aCourse(place.ctx(teacher), {
      type: 'pack',
      courseIds: [draft.courseId],
      unpublished: true,
    });
    expect((await show(courseId)).problems).toEqual([
      { code: 'COURSE_UNPUBLISHED', values: { course: 'Unfinished' }, lessonId: null },
    ]);
  });
});
