import type { DoubtPin } from '@abhyas/contract/courses/doubts';
import { fromSource } from '@abhyas/contract/rich-text';
import { beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../../kernel/ids.ts';
import { type Person, testWorld } from '../../../testing/index.ts';
import { aCourse } from '../factories.ts';
import { anImage } from '../../media/factories.ts';
import { addressesOf } from '../../media/index.ts';
import { shortName } from './short-name.ts';

const world = await testWorld();
const place = await world.institute();
const teacher = await place.person('teacher', { firstName: 'Meera' });
const [kabir, zoya] = [
  await place.person('student', { firstName: 'Kabir' }),
  await place.person('student', { firstName: 'Zoya' }),
];
let courseId = '';
let lessonIds: string[] = [];

beforeAll(async () => {
  const made = await aCourse(place.ctx(teacher), {
    title: 'Waves',
    details: { teacherIds: [teacher.accountId] },
    sections: [{ lessons: [{ title: 'What a wave is' }, { title: 'Standing waves' }] }],
  });
  ({ courseId, lessonIds } = made);
});

const inLesson = (at = 0) => ({ courseId, lessonId: lessonIds[at]! });
const ask = (person: Person, title: string, at = 0, body = '') =>
  person.api.courses.askDoubt({
    params: inLesson(at),
    body: { title, body: fromSource(body), pin: { at: 'second', second: 84 } },
  });
const reply = (person: Person, doubtId: string, body: string) =>
  person.api.courses.replyToDoubt({ params: { doubtId }, body: { body: fromSource(body) } });
const answer = (doubtId: string, body: string) =>
  teacher.api.courses.answerDoubt({ params: { doubtId }, body: { body: fromSource(body) } });
const noticesOf = async (person: Person) =>
  (await person.api.notices.listNotices({})).rows.map(({ kind, link }) => ({ kind, link }));

describe('a doubt', () => {
  it('is asked at a second of a lesson, seen by fellow learners under a short name, and its teachers are told', async () => {
    const doubt = await ask(kabir, 'Why does a node not move?', 0, 'At $x = 0$ it stands still.');
    expect(doubt).toMatchObject({ state: 'waiting', pin: { at: 'second', second: 84 }, lesson: 'What a wave is' });
    expect(doubt.author).toMatchObject({ own: true, teacher: false });
    const seen = await zoya.api.courses.showDoubt({ params: { doubtId: doubt.doubtId } });
    expect(seen.author.name).toMatch(/^Kabir \S\.$/);
    expect(seen.author.own).toBe(false);
    expect(await noticesOf(teacher)).toContainEqual({
      kind: 'doubt.asked',
      link: `/partner/doubts?doubt=${doubt.doubtId}`,
    });
  });

  it('near to where one is stands apart, the nearest first; who waits in the lesson is counted', async () => {
    const made = await aCourse(place.ctx(teacher), {
      sections: [{ lessons: [{ title: 'Sheets' }, { title: 'Ends' }] }],
    });
    const pinned = (title: string, pin: DoubtPin | null, at = 0) =>
      kabir.api.courses.askDoubt({
        params: { courseId: made.courseId, lessonId: made.lessonIds[at]! },
        body: { title, body: fromSource(''), pin },
      });
    const second = (at: number) => ({ at: 'second', second: at }) as const;
    const { doubtId } = await pinned('Before it', second(240));
    await pinned('Close by', second(310));
    await pinned('Long ago', second(20));
    await pinned('On a page', { at: 'page', page: 3 });
    await pinned('Of all of it', null);
    await pinned('Of another lesson', second(300), 1);
    const list = (where: object) =>
      zoya.api.courses.listDoubts({
        params: { courseId: made.courseId },
        query: { scope: 'lesson', lessonId: made.lessonIds[0]!, ...where },
      });
    const titles = (rows: readonly { readonly title: string }[]) => rows.map(({ title }) => title);
    const at300 = await list({ nearSecond: 300 });
    expect(titles(at300.near)).toEqual(['Close by', 'Before it']);
    expect(titles(at300.rows)).toEqual(['Of all of it', 'On a page', 'Long ago']);
    expect(at300).toMatchObject({ total: 3, counts: { lesson: 5, waiting: 5, course: 6 } });
    expect(titles((await list({ nearPage: 4 })).near)).toEqual(['On a page']);
    expect(await list({})).toMatchObject({ near: [], total: 5 });
    await answer(doubtId, 'Look at the edge.');
    expect((await list({})).counts).toMatchObject({ lesson: 5, waiting: 4 });
    await kabir.api.courses.withdrawDoubt({ params: { doubtId: at300.near[0]!.doubtId } });
    expect((await list({})).counts).toMatchObject({ lesson: 4, waiting: 3 });
  });

  it('is answered by a fellow learner and by a teacher; only the teacher’s answer ends the waiting', async () => {
    const { doubtId } = await ask(kabir, 'What is an antinode?');
    expect((await reply(zoya, doubtId, 'Where it moves most.')).state).toBe('waiting');
    const thread = await answer(doubtId, 'The point of largest amplitude, $2A$.');
    expect(thread).toMatchObject({ state: 'answered', waitingSince: null, replies: 2 });
    expect(thread.answers.map(({ author }) => author.teacher)).toEqual([false, true]);
    const told = (await noticesOf(kabir)).map(({ kind }) => kind);
    expect(told).toEqual(expect.arrayContaining(['doubt.replied', 'doubt.answered']));
    const link = `/student/courses/${courseId}?lesson=${lessonIds[0]}&doubt=${doubtId}`;
    expect(await noticesOf(kabir)).toContainEqual({ kind: 'doubt.answered', link });
  });

  it('waits again when its asker says more after the answer, and is solved when he accepts one', async () => {
    const { doubtId } = await ask(kabir, 'Is the speed the same everywhere?');
    await answer(doubtId, 'In one medium, yes.');
    expect((await reply(kabir, doubtId, 'And at a boundary?')).state).toBe('waiting');
    const again = await answer(doubtId, 'Then it changes.');
    const replyId = again.answers.at(-1)!.replyId;
    const solved = await kabir.api.courses.acceptReply({ params: { doubtId }, body: { replyId } });
    expect(solved).toMatchObject({ state: 'solved' });
    expect(solved.answers.map(({ accepted }) => accepted)).toEqual([false, false, true]);
    expect((await noticesOf(teacher)).map(({ kind }) => kind)).toContain('doubt.accepted');
    expect((await reply(kabir, doubtId, 'Thank you')).state).toBe('solved');
    const reopened = await kabir.api.courses.acceptReply({ params: { doubtId }, body: { replyId: null } });
    expect(reopened.state).toBe('waiting');
  });

  it('is accepted by nobody but its asker and teachers', async () => {
    const { doubtId } = await ask(kabir, 'Which wave is longitudinal?');
    const { answers } = await reply(zoya, doubtId, 'Sound.');
    const body = { replyId: answers[0]!.replyId };
    await expect(zoya.api.courses.acceptReply({ params: { doubtId }, body })).rejects.toMatchObject({
      error: 'FORBIDDEN',
    });
    const thread = await teacher.api.courses.acceptReplyAsStaff({ params: { doubtId }, body });
    expect(thread).toMatchObject({ state: 'solved', waitingSince: null });
    expect((await noticesOf(zoya)).map(({ kind }) => kind)).toContain('doubt.accepted');
  });

  it('is followed by those who have the same, who then hear of answers', async () => {
    const { doubtId } = await ask(kabir, 'What is a progressive wave?');
    const on = await zoya.api.courses.followDoubt({ params: { doubtId }, body: { on: true } });
    expect(on).toMatchObject({ followers: 1, following: true });
    await answer(doubtId, 'One that carries energy onwards.');
    expect(await noticesOf(zoya)).toContainEqual({
      kind: 'doubt.answered',
      link: `/student/courses/${courseId}?lesson=${lessonIds[0]}&doubt=${doubtId}`,
    });
    const off = await zoya.api.courses.followDoubt({ params: { doubtId }, body: { on: false } });
    expect(off).toMatchObject({ followers: 0, following: false });
  });

  it('shows a picture that was uploaded for it, and none that nobody uploaded', async () => {
    const circle = await anImage(place.ctx(teacher));
    const body = (mediaId: string) => ({
      title: 'What does this figure show?',
      body: { type: 'doc' as const, content: [{ type: 'image' as const, attrs: { mediaId, alt: '' } }] },
      pin: null,
    });
    const doubt = await kabir.api.courses.askDoubt({ params: inLesson(), body: body(circle.mediaId) });
    expect(doubt.images[circle.mediaId]).toContain('/');
    const unknown = kabir.api.courses.askDoubt({ params: inLesson(), body: body(courseId) });
    await expect(unknown).rejects.toMatchObject({ error: 'DOUBT_PICTURE' });
    const file = Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"><rect width="4" height="4"/></svg>',
    );
    const kept = await zoya.api.courses.uploadDoubtPicture({ query: { fileName: 'page.svg' }, file });
    expect(kept.url).not.toBe('');
  });

  it('shows no video or document as a picture: their addresses open for minutes, and to those who may', async () => {
    const id = newId();
    await world.query(
      `insert into media_files (institute_id, id, storage_key, type, bytes, file_name, created_at, kind, state, percent)
       values ($1, $2, $3, 'application/pdf', 9, 'notes.pdf', now(), 'document', 'ready', 100)`,
      [place.id, id, `${place.id}/media/${id}/notes.pdf`],
    );
    const body = { type: 'doc' as const, content: [{ type: 'image' as const, attrs: { mediaId: id, alt: '' } }] };
    const asked = { title: 'May I have it?', body, pin: null };
    await expect(kabir.api.courses.askDoubt({ params: inLesson(), body: asked })).rejects.toMatchObject({
      error: 'DOUBT_PICTURE',
    });
    expect((await addressesOf(place.ctx(), [id])).size).toBe(0);
  });

  it('needs words in an answer', async () => {
    const { doubtId } = await ask(kabir, 'Can a wave stand still?');
    await expect(reply(zoya, doubtId, '  ')).rejects.toMatchObject({ error: 'DOUBT_EMPTY' });
  });

  it('is nobody’s who may not open the lesson', async () => {
    const paid = await aCourse(place.ctx(teacher), { title: 'Optics', details: { pricePaise: 50_000 } });
    const params = { courseId: paid.courseId, lessonId: paid.lessonIds[0]! };
    const body = { title: 'What does this cost?', body: fromSource(''), pin: null };
    await expect(kabir.api.courses.askDoubt({ params, body })).rejects.toMatchObject({ status: 404 });
    const elsewhere = await (await world.institute()).person('student');
    const { doubtId } = await ask(kabir, 'Where is this seen?');
    await expect(elsewhere.api.courses.showDoubt({ params: { doubtId } })).rejects.toMatchObject({ status: 404 });
  });
});

describe('the list of doubts', () => {
  it('is of the lesson, of the course, or one’s own, with how many stand in each', async () => {
    const { counts: before } = await zoya.api.courses.listDoubts({
      params: { courseId },
      query: { lessonId: lessonIds[1]! },
    });
    await ask(zoya, 'How many loops does it have?', 1);
    const list = (scope: 'lesson' | 'course' | 'mine') =>
      zoya.api.courses.listDoubts({ params: { courseId }, query: { scope, lessonId: lessonIds[1]! } });
    const lesson = await list('lesson');
    expect(lesson.counts).toEqual({
      lesson: before.lesson + 1,
      waiting: 1,
      course: before.course + 1,
      mine: before.mine + 1,
    });
    expect(lesson.rows[0]).toMatchObject({ title: 'How many loops does it have?', following: true });
    expect((await list('course')).total).toBe(lesson.counts.course);
    expect((await list('mine')).rows.every(({ author }) => author.own)).toBe(true);
  });

  it('is narrowed by words and state', async () => {
    const query = { scope: 'course' as const, search: 'antinode', state: 'answered' as const };
    const { rows } = await zoya.api.courses.listDoubts({ params: { courseId }, query });
    expect(rows.map(({ title }) => title)).toEqual(['What is an antinode?']);
  });
});

describe('while one types', () => {
  const similar = async (words: string, at = 1) =>
    (await zoya.api.courses.findSimilarDoubts({ params: inLesson(at), query: { words } })).rows;

  it('doubts that say nearly the same come first, those of this lesson before others', async () => {
    await ask(kabir, 'Does amplitude change at a fixed boundary?', 0);
    await ask(kabir, 'Does amplitude change at the boundary of two strings?', 1);
    const rows = await similar('does the amplitudes change at boundaries');
    expect(rows.slice(0, 2).map(({ title, thisLesson }) => [title, thisLesson])).toEqual([
      ['Does amplitude change at the boundary of two strings?', true],
      ['Does amplitude change at a fixed boundary?', false],
    ]);
  });

  it('formulas count like words, and nothing is shown that shares too little', async () => {
    await ask(kabir, 'Where does this come from?', 1, 'The book writes $y = 2A \\sin(kx)\\cos(\\omega t)$.');
    expect((await similar('from $y = 2A \\sin(kx)$ we get')).map(({ title }) => title)).toContain(
      'Where does this come from?',
    );
    expect(await similar('photosynthesis chlorophyll')).toEqual([]);
    expect(await similar('')).toEqual([]);
  });
});

describe('a name among fellow students', () => {
  it('keeps the first name and one letter of the last, with its vowel sign', () => {
    expect(shortName('Kabir Nair')).toBe('Kabir N.');
    expect(shortName('Asha')).toBe('Asha');
    expect(shortName('क्षितिज शर्मा')).toBe('क्षितिज श.');
    expect(shortName('मीरा मोहन त्रिपाठी')).toMatch(/^मीरा त्रि?\.$/u);
  });
});
