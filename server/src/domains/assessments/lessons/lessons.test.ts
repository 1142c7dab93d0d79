import { fromSource } from '@abhyas/contract/rich-text';
import { beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../../kernel/ids.ts';
import { aSingle } from '../../../testing/some-published-paper.ts';
import { type Person, type TestInstitute, testWorld, type World } from '../../../testing/index.ts';
import { grant, mayOpen } from '../../entitlements/index.ts';
import { quizFromArchive } from './quiz-papers.ts';
import { inTransaction } from '../../../kernel/context.ts';
import { paperLessonKinds } from './lesson-kinds.ts';

let world: World;
let place: TestInstitute;
let teacher: Person;
let student: Person;
let questionId: string;

beforeAll(async () => {
  world = await testWorld();
  place = await world.institute();
  [teacher, student] = [await place.person('teacher'), await place.person('student')];
  const area = await teacher.api.taxonomy.createKnowledgeArea({
    body: { name: 'Waves', subject: 'physics', parentId: null },
  });
  ({ questionId } = await teacher.api.questions.createQuestion({ body: aSingle('Which one?', area.id, 2) }));
});

const [quizKind] = paperLessonKinds;
const courseOf = (courseId: string) => teacher.api.courses.showAuthoredCourse({ params: { courseId } });
const publish = async (courseId: string) =>
  teacher.api.courses.publishCourse({ params: { courseId }, body: { revision: (await courseOf(courseId)).revision } });
const thingOf = async (lessonId: string) =>
  (await teacher.api.courses.showAuthoredLesson({ params: { lessonId } })).thing;
const fill = async (paperId: string, title = 'Quick check') => {
  const paper = await teacher.api.assessments.showPaper({ params: { paperId } });
  const sections = paper.draft.sections.map((section) => ({ ...section, questionIds: [questionId] }));
  const draft = { ...paper.draft, title, sections };
  return teacher.api.assessments.savePaper({ params: { paperId }, body: { revision: paper.revision, draft } });
};
const aQuizCourse = async () => {
  const { courseId } = await teacher.api.courses.createCourse({ body: { title: 'With a quiz' } });
  const sectionId = (await courseOf(courseId)).outline.sections[0]!.sectionId;
  const { lessonId } = await teacher.api.courses.addLesson({
    params: { sectionId },
    body: { kind: 'quiz', title: 'Quick check' },
  });
  return { courseId, sectionId, lessonId, paperId: (await thingOf(lessonId))!.thingId };
};

describe('a quiz lesson', () => {
  it('is made with its lesson, keeps its course back until it has a question, and is published with it', async () => {
    const { courseId, lessonId, paperId } = await aQuizCourse();
    expect(await thingOf(lessonId)).toMatchObject({ title: 'Quick check', questions: 0, published: false });
    expect((await courseOf(courseId)).problems.map(({ code }) => code)).toEqual(['THING_NOT_READY']);
    await fill(paperId);
    await publish(courseId);
    expect(await thingOf(lessonId)).toMatchObject({ questions: 1, published: true, changed: false });
    expect((await mayOpen(place.ctx(), student.accountId, 'paper', [paperId])).size).toBe(1);
    // A new question makes the course new, though no lesson was touched.
    await fill(paperId, 'Quick check, again');
    expect((await courseOf(courseId)).changed).toBe(true);
    expect((await publish(courseId)).version).toBe(2);
    expect((await courseOf(courseId)).changed).toBe(false);
  });

  it('leaves the list of tests with its lesson, and comes back with it', async () => {
    const { courseId, lessonId, paperId } = await aQuizCourse();
    const status = async () => (await teacher.api.assessments.showPaper({ params: { paperId } })).status;
    const { removalId } = await teacher.api.courses.removeLesson({ params: { lessonId } });
    expect(await status()).toBe('archived');
    await teacher.api.courses.restoreRemoved({ params: { courseId, removalId } });
    expect(await status()).toBe('draft');
    await fill(paperId);
    const { sectionId } = (await courseOf(courseId)).outline.sections[0]!;
    await teacher.api.courses.addLesson({ params: { sectionId }, body: { kind: 'article', title: 'Read' } });
    await publish(courseId).catch(() => undefined);
    expect(await status()).toBe(((await courseOf(courseId)).version ?? 0) > 0 ? 'published' : 'draft');
  });

  it('is open to nobody but through its course, and done when it is handed in', async () => {
    const { courseId, lessonId, paperId } = await aQuizCourse();
    await fill(paperId);
    const { revision, details } = await courseOf(courseId);
    await teacher.api.courses.saveCourseDetails({
      params: { courseId },
      body: { revision, details: { ...details, pricePaise: 100 } },
    });
    await publish(courseId);
    await expect(student.api.assessments.startAttempt({ params: { paperId } })).rejects.toMatchObject({
      error: 'NOT_FOUND',
    });
    const free = await courseOf(courseId);
    await teacher.api.courses.saveCourseDetails({
      params: { courseId },
      body: { revision: free.revision, details: { ...free.details, pricePaise: 0 } },
    });
    await publish(courseId);
    const { attemptId } = await student.api.assessments.startAttempt({ params: { paperId } });
    expect((await quizKind!.open(place.ctx(), student.accountId, [paperId])).get(paperId)?.state).toBe('running');
    const { seat } = await student.api.assessments.takeSeat({ params: { attemptId } });
    await student.api.assessments.submitAttempt({ params: { attemptId }, body: { seat, lastSequence: 0 } });
    await world.runJobs();
    const rows = await world.query('select done_at from lesson_progress where institute_id = $1 and lesson_id = $2', [
      place.id,
      lessonId,
    ]);
    expect(rows).toMatchObject([{ done_at: expect.any(Date) }]);
    expect((await quizKind!.open(place.ctx(), student.accountId, [paperId])).get(paperId)).toMatchObject({
      state: 'done',
      percent: 0,
      path: `/student/tests/${paperId}`,
    });
    expect((await quizKind!.figures(place.ctx(), [paperId])).get(paperId)).toEqual({
      learners: 1,
      meanPercent: 0,
      passed: 0,
    });
    const stranger = newId();
    expect((await quizKind!.figures(place.ctx(), [stranger])).get(stranger)).toEqual({
      learners: 0,
      meanPercent: null,
      passed: 0,
    });
  });

  it('begins when its lesson does, not by its address; who was given the test itself waits for no lesson', async () => {
    const { courseId, sectionId, lessonId, paperId } = await aQuizCourse();
    await fill(paperId);
    const first = await teacher.api.courses.addLesson({
      params: { sectionId },
      body: { kind: 'article', title: 'Read this first' },
    });
    const change = async (id: string, given: object) => {
      const { revision, draft } = await teacher.api.courses.showAuthoredLesson({ params: { lessonId: id } });
      await teacher.api.courses.saveLesson({
        params: { lessonId: id },
        body: { revision, draft: { ...draft, ...given } },
      });
    };
    const body = fromSource('A wave carries energy.');
    await change(first.lessonId, { content: { kind: 'article', body }, completion: { rule: 'opened' } });
    await change(lessonId, { after: [first.lessonId] });
    await publish(courseId);
    const who = await place.person('student');
    const start = () => who.api.assessments.startAttempt({ params: { paperId } });
    await expect(start()).rejects.toMatchObject({ status: 403, error: 'LESSON_LOCKED', details: { why: 'after' } });
    await who.api.courses.openLesson({ params: { courseId, lessonId: first.lessonId }, body: { newest: false } });
    expect(await start()).toMatchObject({ started: true });

    const at = new Date(world.clock.now().getTime() + 3_600_000).toISOString();
    await change(lessonId, { after: [], release: { by: 'date', at } });
    await publish(courseId);
    const [later, given] = [await place.person('student'), await place.person('student')];
    await expect(later.api.assessments.startAttempt({ params: { paperId } })).rejects.toMatchObject({
      error: 'LESSON_LOCKED',
      details: { why: 'release' },
    });
    await inTransaction(place.ctx(), (tx) =>
      grant(tx, { holder: { accountId: given.accountId }, thingKind: 'paper', thingId: paperId, source: 'staff' }),
    );
    expect(await given.api.assessments.startAttempt({ params: { paperId } })).toMatchObject({ started: true });
    expect(await start()).toMatchObject({ started: false });
  });

  it('keeps the quiz that was made with it: no other test of the institute becomes one, so none goes live unasked', async () => {
    const { lessonId, paperId } = await aQuizCourse();
    const stranger = await teacher.api.assessments.createPaper({ body: { title: 'Half-year test' } });
    await fill(stranger.paperId, 'Half-year test');
    const attach = async (thingId: string) => {
      const { revision, draft } = await teacher.api.courses.showAuthoredLesson({ params: { lessonId } });
      const content = { kind: 'quiz', thingId } as const;
      return teacher.api.courses.saveLesson({ params: { lessonId }, body: { revision, draft: { ...draft, content } } });
    };
    for (const unfit of [stranger.paperId, (await aQuizCourse()).paperId, newId()])
      await expect(attach(unfit)).rejects.toMatchObject({ error: 'LESSON_THING_UNKNOWN' });
    expect((await attach(paperId)).thing?.thingId).toBe(paperId);
  });

  it('is copied with its lesson: the copy is a paper of its own', async () => {
    const { lessonId, paperId } = await aQuizCourse();
    await fill(paperId);
    const copy = await teacher.api.courses.duplicateLesson({ params: { lessonId } });
    const thing = await thingOf(copy.lessonId);
    expect(thing).toMatchObject({ questions: 1, published: false });
    expect(thing?.thingId).not.toBe(paperId);
  });

  it('comes back from an archive with the questions that are known here', async () => {
    const { paperId } = await aQuizCourse();
    await fill(paperId);
    const archived = await quizKind!.toArchive(place.ctx(), paperId);
    const again = (to: TestInstitute) => inTransaction(to.ctx(), (tx) => quizFromArchive(tx, archived));
    const questions = async (to: TestInstitute, id: string) =>
      (await quizKind!.describe(to.ctx(), [id])).get(id)?.questions;
    const elsewhere = await world.institute();
    expect(await questions(place, await again(place))).toBe(1);
    expect(await questions(elsewhere, await again(elsewhere))).toBe(0);
  });
});

describe('a paper lesson', () => {
  it('shows a paper that is published, and no other', async () => {
    const { courseId, sectionId, paperId } = await aQuizCourse();
    await fill(paperId);
    const { lessonId } = await teacher.api.courses.addLesson({
      params: { sectionId },
      body: { kind: 'paper', title: 'Test' },
    });
    const attach = async (thingId: string) => {
      const { revision, draft } = await teacher.api.courses.showAuthoredLesson({ params: { lessonId } });
      return teacher.api.courses.saveLesson({
        params: { lessonId },
        body: { revision, draft: { ...draft, content: { kind: 'paper', thingId } } },
      });
    };
    for (const unfit of [paperId, newId()])
      await expect(attach(unfit)).rejects.toMatchObject({ error: 'LESSON_THING_UNKNOWN' });
    const paper = await teacher.api.assessments.showPaper({ params: { paperId } });
    await teacher.api.assessments.publishPaper({ params: { paperId }, body: { revision: paper.revision } });
    const { things } = await teacher.api.courses.findLessonThings({ query: { kind: 'paper', search: 'quick' } });
    expect(things.map(({ thingId }) => thingId)).toContain(paperId);
    expect((await attach(paperId)).thing?.path).toBe(`/partner/papers/${paperId}`);
    expect((await courseOf(courseId)).problems).toEqual([]);
    await teacher.api.assessments.archivePaper({ params: { paperId } });
    expect((await courseOf(courseId)).problems.map(({ code }) => code)).toEqual(['THING_GONE', 'THING_GONE']);
  });
});
